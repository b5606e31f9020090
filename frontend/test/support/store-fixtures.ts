import type {
  ChartCouponDto,
  IndicatorPassDto,
  OfferedMiningItemDto,
  StoreOrderDto,
  UserMiningItemDto,
} from '@/shared/api/generated/schemas';
import { type FakeApi } from '@test/fake-api';
import { settings } from '@test/fixtures';
import { idleStatus, lcoinServer } from '@test/lcoin-fixtures';

const HOUR = 3_600_000;
const HALF_MINUTE = 30_000;

export const storeSettings = [
  ...settings,
  ...Object.entries({
    chartAnalysis_pictureDays: '30',
    store_voucherPrice: '300',
    store_shownItems: '3',
    lcoin_attendanceReward: '50',
    lcoin_idleReward: '30',
    lcoin_idleIntervalSeconds: '600',
    luff_accrualRate: '0.00002',
  }).map(([key, value]) => ({ key, value })),
];

export function miningItem(overrides: Partial<OfferedMiningItemDto> = {}): OfferedMiningItemDto {
  return {
    id: '01980000-0000-7000-8000-000000000001',
    name: '스피드 부스터',
    icon: 'gauge',
    description: '켜 둔 동안 채굴 속도가 20% 빨라집니다.',
    price: 200,
    priceL: 200,
    durationHours: 24,
    effectType: 'speed_boost',
    effectValue: '20',
    rateMultiplier: '1',
    capMultiplier: '1',
    onUntil: null,
    ...overrides,
  };
}

export const capBooster = miningItem({
  id: '01980000-0000-7000-8000-000000000002',
  name: '누적 부스터',
  icon: 'layers',
  description: '켜 둔 동안 수령하지 않아도 3배까지 쌓입니다.',
  price: 300,
  effectType: 'cap_boost',
  effectValue: '3',
});

export const premiumMiner = miningItem({
  id: '01980000-0000-7000-8000-000000000003',
  name: '프리미엄 채굴기',
  icon: 'gem',
  description: '켜 둔 동안 채굴 속도가 1.5배가 되고, 그 속도로 6배까지 쌓입니다.',
  price: 1500,
  durationHours: 168,
  effectType: 'premium',
  effectValue: '0',
  rateMultiplier: '1.5',
  capMultiplier: '6',
});

const fourth = miningItem({ id: '01980000-0000-7000-8000-000000000004', name: '스피드 부스터 플러스', price: 900 });

/** Bought, never switched on. */
export function ownItem(overrides: Partial<UserMiningItemDto> = {}): UserMiningItemDto {
  return {
    id: '0198f6d2-8f5e-7c3a-9f0e-000000000e01',
    itemId: miningItem().id,
    itemName: '스피드 부스터',
    status: 'inactive',
    isActive: false,
    activatedAt: null,
    expiresAt: null,
    createdAt: '2026-11-21T02:00:00.000Z',
    orderNumber: '1042',
    switchOnObstacle: null,
    switchOnFrom: null,
    item: miningItem(),
    ...overrides,
  };
}

/** On for an hour and half a minute of its 24 hours. */
export function activeItem(overrides: Partial<UserMiningItemDto> = {}): UserMiningItemDto {
  return ownItem({
    status: 'active',
    isActive: true,
    activatedAt: new Date(Date.now() - HOUR - HALF_MINUTE).toISOString(),
    expiresAt: new Date(Date.now() + 23 * HOUR - HALF_MINUTE).toISOString(),
    ...overrides,
  });
}

export function order(overrides: Partial<StoreOrderDto> = {}): StoreOrderDto {
  return {
    id: '0198f6d2-8f5e-7c3a-9f0e-000000000f01',
    number: '1042',
    productType: 'mining_item',
    name: '스피드 부스터',
    price: 200,
    entryId: '0198f6d2-8f5e-7c3a-9f0e-000000000b02',
    createdAt: '2026-11-21T02:00:00.000Z',
    ...overrides,
  };
}

export function coupon(overrides: Partial<ChartCouponDto> = {}): ChartCouponDto {
  return {
    id: '0198f6d2-8f5e-7c3a-9f0e-000000000a01',
    couponCode: 'LANCE-7K2M-9QXD',
    isUsed: false,
    origin: 'voucher',
    usedAt: null,
    createdAt: '2026-11-21T02:00:00.000Z',
    ...overrides,
  };
}

export function indicatorPass(overrides: Partial<IndicatorPassDto> = {}): IndicatorPassDto {
  return {
    active: false,
    status: null,
    expiresAt: null,
    daysLeft: null,
    hasPending: false,
    priceLcoin: 1500,
    priceLuff: 500,
    passDays: 28,
    ...overrides,
  };
}

/** Mining without boosts: 30 L every 10 minutes, one interval at most. */
export const plainMining = idleStatus({
  formula: {
    reward: '30',
    intervalSeconds: 600,
    ratePercent: '0',
    rateMultiplier: '1',
    perInterval: '30',
    baseCap: 1,
    capMultiplier: '1',
    cap: '1',
    boosts: [],
  },
});

/** A server at which Hana has 2,000 L and 1,423 Luff to spend, and nothing of the store yet. */
export function storeServer(): FakeApi {
  return lcoinServer()
    .on('GET /api/site-settings', { body: storeSettings })
    .on('GET /api/luff/mining-items', { body: [miningItem(), capBooster, premiumMiner, fourth] })
    .on('GET /api/idle-rewards/status', { body: plainMining })
    .on('GET /api/indicator-pass', { body: indicatorPass() })
    .on('GET /api/chart-analysis/coupons', { body: [] })
    .on('GET /api/store/orders', { body: [] });
}
