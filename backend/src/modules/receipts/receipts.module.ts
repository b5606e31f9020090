import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../auth/index.js';
import { KeptReceipt } from './entities/kept-receipt.entity.js';
import { ReceiptShare } from './entities/receipt-share.entity.js';
import { KeptReceipts } from './kept-receipts.service.js';
import { ReceiptShares } from './receipt-shares.service.js';
import { ReceiptsController } from './receipts.controller.js';
import { SharedReceiptsController } from './shared-receipts.controller.js';

@Module({
  imports: [AuthModule, TypeOrmModule.forFeature([KeptReceipt, ReceiptShare])],
  controllers: [ReceiptsController, SharedReceiptsController],
  providers: [KeptReceipts, ReceiptShares],
})
export class ReceiptsModule {}
