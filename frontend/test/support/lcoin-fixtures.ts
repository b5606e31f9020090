import type {
  AttendanceStatusDto,
  EntryDto,
  EntryReceiptDto,
  IdleRewardStatusDto,
  PointSummaryDto,
} from '@/shared/api/generated/schemas';
import { type FakeApi } from '@test/fake-api';
import { memberServer, receiptRow } from '@test/member-fixtures';

const AT = '2026-11-21T03:10:00.000Z';

export function lcoinEntry(overrides: Partial<EntryDto> = {}): EntryDto {
  return {
    id: '0198f6d2-8f5e-7c3a-9f0e-000000000b01',
    type: 'mining',
    description: '자동 채굴 12:00–12:10 · 스피드 부스터 +20%',
    amount: '36',
    balanceAfter: '2036',
    clawbackAfter: '0',
    reference: null,
    createdAt: AT,
    ...overrides,
  };
}

export const bought = lcoinEntry({
  id: '0198f6d2-8f5e-7c3a-9f0e-000000000b02',
  type: 'spend',
  description: '주문 1042 · 스피드 부스터',
  amount: '-200',
  balanceAfter: '1800',
  reference: { type: 'store_order', id: '0198f6d2-8f5e-7c3a-9f0e-000000000c01' },
});

export function lcoinReceipt(overrides: Partial<EntryReceiptDto> = {}): EntryReceiptDto {
  return {
    ...lcoinEntry(),
    rows: [
      receiptRow({ label: '이전 사용 가능 잔액', value: '2,000', unit: 'L' }),
      receiptRow({ label: '11월 21일 12:00–12:10', value: '36', unit: 'L', note: '1주기 × 30 L × 1.2' }),
    ],
    sum: { label: '이후 사용 가능 잔액', value: '2,036', unit: 'L' },
    source: '포인트 기록',
    at: AT,
    marks: [],
    paidInUsdt: false,
    number: 'L-5G7K-2M9Q',
    seal: '6f1c0c2b6b1f7d3be1b7a0a1f0e5a6dbb0c9a7bd0b8b2f4a1e6f3d7c5a4b9e80',
    correctedAt: null,
    note: '1 L 미만은 지급하지 않습니다.',
    ...overrides,
  };
}

export function lcoinSummary(overrides: Partial<PointSummaryDto> = {}): PointSummaryDto {
  return {
    earned: '2236',
    spent: '200',
    held: '0',
    owed: '0',
    count: 4,
    breakdown: [
      { type: 'bonus', label: '회원가입 보너스', part: 'earned', amount: '2000', count: 1 },
      { type: 'mining', label: '자동 채굴', part: 'earned', amount: '236', count: 2 },
      { type: 'spend', label: '스토어 구매', part: 'spent', amount: '-200', count: 1 },
    ],
    ...overrides,
  };
}

export function idleStatus(overrides: Partial<IdleRewardStatusDto> = {}): IdleRewardStatusDto {
  return {
    canClaimNow: false,
    cooldownRemaining: 412,
    enabled: true,
    filled: '0.313333',
    full: false,
    claimable: '0',
    accrued: '9.4',
    since: AT,
    lastClaimAt: AT,
    inactiveAfterSeconds: 300,
    formula: {
      reward: '30',
      intervalSeconds: 600,
      ratePercent: '20',
      rateMultiplier: '1.5',
      perInterval: '54',
      baseCap: 1,
      capMultiplier: '6',
      cap: '6',
      boosts: [
        {
          sourceId: '0198f6d2-8f5e-7c3a-9f0e-000000000d01',
          name: '스피드 부스터',
          ratePercent: '20',
          rateMultiplier: '1',
          capMultiplier: '1',
          endsAt: '2026-11-22T03:00:00.000Z',
        },
        {
          sourceId: '0198f6d2-8f5e-7c3a-9f0e-000000000d02',
          name: '프리미엄 채굴기',
          ratePercent: '0',
          rateMultiplier: '1.5',
          capMultiplier: '6',
          endsAt: '2026-11-28T03:00:00.000Z',
        },
      ],
    },
    asOf: AT,
    ...overrides,
  };
}

/** A claim may be paid now. */
export const idleReady = idleStatus({
  canClaimNow: true,
  cooldownRemaining: 0,
  filled: '1',
  claimable: '30',
  accrued: '30',
});

export function attendance(overrides: Partial<AttendanceStatusDto> = {}): AttendanceStatusDto {
  return {
    hasCheckedToday: false,
    reward: '50',
    day: '2026-11-21',
    checkedAt: null,
    paid: null,
    entryId: null,
    nextDayAt: '2999-11-21T15:00:00.000Z',
    ...overrides,
  };
}

/** A server at which Hana is logged in and has earned and spent L coin. */
export function lcoinServer(): FakeApi {
  const receipt = lcoinReceipt();
  return memberServer()
    .on('GET /api/lance-coins/history', { body: [lcoinEntry(), bought] })
    .on('GET /api/lance-coins/summary', { body: lcoinSummary() })
    .on(`GET /api/lance-coins/history/${receipt.id}/receipt`, { body: receipt })
    .on('GET /api/attendance/status', { body: attendance() })
    .on('GET /api/indicator-purchases', { body: [] })
    .on('GET /api/luff/my-mining-items', { body: [] })
    .on('GET /api/user-mining-items', { body: [] });
}
