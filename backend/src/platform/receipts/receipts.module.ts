import { Global, Module } from '@nestjs/common';
import { ReceiptKinds } from './receipt-kinds.service.js';
import { Seals } from './seals.service.js';

@Global()
@Module({ providers: [ReceiptKinds, Seals], exports: [ReceiptKinds, Seals] })
export class ReceiptsPlatformModule {}
