import type { IndicatorPurchaseDto } from '@/shared/api/generated/schemas';
import { type FakeApi } from '@test/fake-api';
import { settings } from '@test/fixtures';
import { memberServer } from '@test/member-fixtures';
import { indicatorPass } from '@test/store-fixtures';

const REQUESTED = '2026-11-20T04:05:00.000Z';

export const indicatorSettings = [
  ...settings,
  ...Object.entries({
    indicators_passPriceLcoin: '1500',
    indicators_passPriceLuff: '500',
    indicators_passDays: '28',
  }).map(([key, value]) => ({ key, value })),
];

/** A request for L coin that waits for a decision. */
export function indicatorPurchase(overrides: Partial<IndicatorPurchaseDto> = {}): IndicatorPurchaseDto {
  return {
    id: '0198f6d2-8f5e-7c3a-9f0e-000000000700',
    tradingviewId: 'hana_charts',
    paidAmount: '1500',
    paidWith: 'LCOIN',
    passDays: 28,
    status: 'pending',
    passStatus: null,
    createdAt: REQUESTED,
    purchasedAt: REQUESTED,
    approvedAt: null,
    processedAt: null,
    expiresAt: null,
    adminNote: null,
    cancellable: true,
    timeline: [{ step: 'requested', at: REQUESTED, done: true }],
    ...overrides,
  };
}

/** One that was approved and whose pass runs until 18 December. */
export function runningPurchase(overrides: Partial<IndicatorPurchaseDto> = {}): IndicatorPurchaseDto {
  const approved = '2026-11-20T05:00:00.000Z';
  return indicatorPurchase({
    id: '0198f6d2-8f5e-7c3a-9f0e-000000000701',
    status: 'approved',
    passStatus: 'active',
    approvedAt: approved,
    processedAt: approved,
    expiresAt: '2026-12-18T14:59:59.000Z',
    adminNote: 'TradingView에서 초대를 수락해 주세요.',
    cancellable: false,
    timeline: [
      { step: 'requested', at: REQUESTED, done: true },
      { step: 'approved', at: approved, done: true },
      { step: 'active', at: approved, done: true },
      { step: 'expiring', at: '2026-12-11T14:59:59.000Z', done: false },
      { step: 'expired', at: '2026-12-18T14:59:59.000Z', done: false },
    ],
    ...overrides,
  });
}

/** A server at which Hana has 2,000 L, some Luff, no pass and no request. */
export function indicatorServer(): FakeApi {
  return memberServer()
    .on('GET /api/site-settings', { body: indicatorSettings })
    .on('GET /api/indicator-pass', { body: indicatorPass() })
    .on('GET /api/indicator-purchases', { body: [] });
}
