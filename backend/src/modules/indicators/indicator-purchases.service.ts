import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Language } from '../../platform/errors/index.js';
import type { Caller, Page } from '../../platform/http/index.js';
import type {
  AdminIndicatorPurchaseDto,
  AdminIndicatorPurchaseQuery,
  IndicatorPassDto,
} from './dto/indicator-purchase.dto.js';
import { IndicatorPurchase, type PaidWith } from './entities/indicator-purchase.entity.js';
import type { PurchaseView } from './indicator-timeline.rules.js';

/** An administrator's decision. */
export interface PurchaseDecision {
  readonly purchaseId: string;
  readonly actorId: string;
  readonly caller: Caller;
  readonly adminNote?: string;
}

@Injectable()
export class IndicatorPurchases {
  request(
    _tx: EntityManager,
    _request: { userId: string; paidWith: PaidWith; tradingviewId: string; price?: number },
  ): Promise<PurchaseView> {
    return Promise.reject(new Error('not built'));
  }

  cancel(_tx: EntityManager, _userId: string, _purchaseId: string): Promise<PurchaseView> {
    return Promise.reject(new Error('not built'));
  }

  approve(_tx: EntityManager, _decision: PurchaseDecision & { readonly expiresAt: string }): Promise<void> {
    return Promise.reject(new Error('not built'));
  }

  reject(_tx: EntityManager, _decision: PurchaseDecision): Promise<void> {
    return Promise.reject(new Error('not built'));
  }

  passOf(_userId: string): Promise<IndicatorPassDto> {
    return Promise.reject(new Error('not built'));
  }

  listOfMember(_userId: string, _page: { cursor?: string; limit: number }): Promise<Page<PurchaseView>> {
    return Promise.reject(new Error('not built'));
  }

  listForAdmin(_query: AdminIndicatorPurchaseQuery, _language: Language): Promise<Page<AdminIndicatorPurchaseDto>> {
    return Promise.reject(new Error('not built'));
  }

  /** How many requests that are paid with L coin wait for a decision. */
  async countPending(em: EntityManager): Promise<number> {
    return em.countBy(IndicatorPurchase, { status: 'pending', paidWith: 'LCOIN' });
  }

  viewForAdmin(_id: string, _language: Language): Promise<AdminIndicatorPurchaseDto> {
    return Promise.reject(new Error('not built'));
  }
}
