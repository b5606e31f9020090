import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ReceiptKinds, Seals } from '../../platform/receipts/index.js';
import { PersonalDataExport, rowsOfMember } from '../auth/index.js';
import { ChartCoupon } from './entities/chart-coupon.entity.js';
import { StoreOrder } from './entities/store-order.entity.js';
import { UserMiningItem } from './entities/user-mining-item.entity.js';
import { orderKind } from './order-receipt.js';
import { personalTableTexts } from './store.messages.js';

/** Contributes a member's orders, mining items and coupons to their data download, and orders to their receipts. */
@Injectable()
export class StoreExport implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalDataExport,
    private readonly receipts: ReceiptKinds,
    private readonly seals: Seals,
  ) {}

  onModuleInit(): void {
    this.receipts.register(orderKind(this.seals));
    this.personalData.contribute({
      name: 'store-orders',
      about: personalTableTexts.orders,
      columns: ['id', 'number', 'type', 'name', 'price', 'entryId', 'createdAt'],
      async *rows(em, { id, language }) {
        for await (const order of rowsOfMember(em, StoreOrder, id))
          yield { ...order, type: order.productType, name: order.name[language], entryId: order.transferId };
      },
    });
    this.personalData.contribute({
      name: 'mining-items',
      about: personalTableTexts.miningItems,
      columns: ['id', 'orderId', 'name', 'price', 'durationHours', 'isOn', 'activatedAt', 'expiresAt', 'createdAt'],
      async *rows(em, { id, language }) {
        for await (const item of rowsOfMember(em, UserMiningItem, id)) yield { ...item, name: item.name[language] };
      },
    });
    this.personalData.contribute({
      name: 'chart-coupons',
      about: personalTableTexts.coupons,
      columns: ['id', 'code', 'orderId', 'usedAt', 'createdAt'],
      rows: (em, { id }) => rowsOfMember(em, ChartCoupon, id),
    });
  }
}
