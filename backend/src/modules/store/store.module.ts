import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../auth/index.js';
import { LcoinModule } from '../lcoin/index.js';
import { ChartCoupons } from './chart-coupons.service.js';
import { ChartCoupon } from './entities/chart-coupon.entity.js';
import { MiningItem } from './entities/mining-item.entity.js';
import { StoreOrder } from './entities/store-order.entity.js';
import { UserMiningItem } from './entities/user-mining-item.entity.js';
import { MiningItems } from './mining-items.service.js';
import { StoreExport } from './store-export.service.js';
import { OwnedItems } from './owned-items.service.js';
import { Purchases } from './purchases.service.js';
import { StoreReconciliation } from './store-reconciliation.service.js';
import { StoreAdminController } from './store.admin.controller.js';
import { StoreController } from './store.controller.js';
import './store.settings.js';

@Module({
  imports: [TypeOrmModule.forFeature([MiningItem, StoreOrder, UserMiningItem, ChartCoupon]), AuthModule, LcoinModule],
  controllers: [StoreController, StoreAdminController],
  providers: [ChartCoupons, MiningItems, OwnedItems, StoreExport, Purchases, StoreReconciliation],
  exports: [ChartCoupons, OwnedItems, Purchases],
})
export class StoreModule {}
