import type {
  AdminExchangeDto,
  AdminIndicatorPurchaseDto,
  AdminLuffRedemptionDto,
  AdminMailDto,
  AdminMiningItemDto,
  AdminSettingDto,
  AdminSummaryDto,
  AdminUserDto,
  AdminVerificationRequestDto,
  ImportPreviewDto,
  LedgerFindingDto,
} from '@/shared/api/generated/schemas';
import { type FakeApi, fakeApi } from '@test/fake-api';
import { exchange, settings } from '@test/fixtures';
import { redemption } from '@test/member-fixtures';
import { hana } from '@test/render-app';

const AT = '2026-11-20T04:05:00.000Z';

export const jiwoo = {
  ...hana,
  id: '0198f6d2-8f5e-7c3a-9f0e-0000000000ad',
  name: '이지우',
  email: 'admin@example.com',
  isAdmin: true,
};

export function adminUser(overrides: Partial<AdminUserDto> = {}): AdminUserDto {
  return {
    id: hana.id,
    email: hana.email,
    name: hana.name,
    isAdmin: false,
    createdAt: AT,
    lastLoginAt: null,
    tradingviewId: null,
    emailConfirmed: true,
    twoFactorEnabled: false,
    closedAt: null,
    totalRebate: '61.2',
    totalVolume: '204000',
    lCoinBalance: '2000',
    luffBalance: '4.08',
    registeredExchanges: [],
    ...overrides,
  };
}

export function uidRequest(overrides: Partial<AdminVerificationRequestDto> = {}): AdminVerificationRequestDto {
  return {
    id: '0198f6d2-8f5e-7c3a-9f0e-000000000500',
    exchangeName: 'Deepcoin',
    uid: '36100021',
    status: 'pending',
    adminNote: null,
    createdAt: AT,
    processedAt: null,
    userId: hana.id,
    userName: hana.name,
    userEmail: hana.email,
    userLanguage: 'ko',
    reviewReason: 'joinedLongAgo',
    evidence: { registered: true, joinedAt: '2023-03-01T00:00:00.000Z', frozen: false, fetchedAt: AT, simulated: true },
    isHeldByAnother: false,
    ...overrides,
  };
}

export function adminRedemption(overrides: Partial<AdminLuffRedemptionDto> = {}): AdminLuffRedemptionDto {
  const request = redemption();
  return {
    ...request,
    userUids: request.userUids.map((uid) => ({ ...uid, status: 'verified' })),
    clawback: '0',
    findings: [],
    runningUntil: null,
    proposedExpiresOn: null,
    otherAccountsCount: 0,
    otherAccounts: [],
    passStatus: null,
    passTimeline: null,
    userId: hana.id,
    userName: hana.name,
    userEmail: hana.email,
    ...overrides,
  };
}

/** A pass that a member asked for with L coin. */
export function adminIndicatorPurchase(overrides: Partial<AdminIndicatorPurchaseDto> = {}): AdminIndicatorPurchaseDto {
  return {
    id: '0198f6d2-8f5e-7c3a-9f0e-000000000600',
    tradingviewId: 'hana_charts',
    paidAmount: '1500',
    paidWith: 'LCOIN',
    passDays: 28,
    status: 'pending',
    passStatus: null,
    createdAt: AT,
    purchasedAt: AT,
    approvedAt: null,
    processedAt: null,
    expiresAt: null,
    adminNote: null,
    cancellable: true,
    timeline: [{ step: 'requested', at: AT, done: true }],
    userId: hana.id,
    userName: hana.name,
    userEmail: hana.email,
    runningUntil: null,
    proposedExpiresOn: '2026-12-18',
    otherAccountsCount: 0,
    otherAccounts: [],
    ...overrides,
  };
}

export function adminMiningItem(overrides: Partial<AdminMiningItemDto> = {}): AdminMiningItemDto {
  return {
    id: '0198f6d2-8f5e-7c3a-9f0e-000000000701',
    icon: 'gauge',
    nameKo: '스피드 부스터',
    nameEn: 'Speed Booster',
    descriptionKo: '채굴 속도가 20% 빨라집니다.',
    descriptionEn: 'Mining is 20% faster.',
    price: 200,
    durationHours: 24,
    effectType: 'speed_boost',
    effectValue: '20',
    rateMultiplier: '1',
    capMultiplier: '1',
    isActive: true,
    sort: 10,
    sold: 12,
    updatedAt: AT,
    ...overrides,
  };
}

export function adminExchange(overrides: Partial<AdminExchangeDto> = {}): AdminExchangeDto {
  const { makerFee: _maker, takerFee: _taker, kycNote: _note, rebateCredit: _credit, ...shown } = exchange();
  return {
    ...shown,
    feeRate: '0.0005',
    kycNoteKo: null,
    kycNoteEn: null,
    rebateWhenKo: '다음 날',
    rebateWhenEn: 'the next day',
    rebateMinimumUsdt: '0',
    rebateWhereKo: '거래소 앱의 자산 내역',
    rebateWhereEn: 'the asset history',
    isActive: true,
    hiddenLanguages: [],
    sort: 10,
    dayTimeZone: 'UTC+8',
    hasApi: true,
    simulated: true,
    ...overrides,
  };
}

export function adminSetting(overrides: Partial<AdminSettingDto> = {}): AdminSettingDto {
  return {
    key: 'luff_minimumPaybackUsdt',
    label: '최소 페이백 금액 (USDT)',
    kind: 'decimal',
    value: '100',
    defaultValue: '100',
    min: '0.01',
    max: '1000000',
    changedAt: null,
    ...overrides,
  };
}

export function importPreview(overrides: Partial<ImportPreviewDto> = {}): ImportPreviewDto {
  return {
    id: '0198f6d2-8f5e-7c3a-9f0e-000000000800',
    exchange: 'deepcoin',
    exchangeName: 'Deepcoin',
    dayTimeZone: 'UTC+8',
    format: 'csv',
    headers: ['UID', 'Date', 'Commission'],
    mapping: { columns: { uid: 'UID', day: 'Date', commission: 'Commission' } },
    missingFields: [],
    firstDay: '2026-11-01',
    lastDay: '2026-11-19',
    counts: { good: 117, bad: 1, new: 100, changed: 15, duplicate: 2, replaced: 0, unknownUids: 0, derivedFees: 0 },
    totals: { rows: 117, volume: '1520000.5', commission: '532.12', rebate: '380.04' },
    stored: { days: 19, rows: 17, volume: '221000', commission: '76.4', rebate: '55.25' },
    unknownUids: [],
    problems: [
      {
        line: 17,
        field: 'commission',
        column: 'Commission',
        cause: 'amountInvalid',
        message: '금액으로 읽을 수 없습니다.',
        value: 'abc',
        otherLine: null,
      },
    ],
    ...overrides,
  };
}

export function adminMail(overrides: Partial<AdminMailDto> = {}): AdminMailDto {
  return {
    id: '0198f6d2-8f5e-7c3a-9f0e-000000000a01',
    kind: 'auth.passwordReset',
    name: '비밀번호 재설정 링크',
    to: hana.email,
    status: 'waiting',
    createdAt: AT,
    sentAt: null,
    attempts: 1,
    nextAttemptAt: AT,
    error: null,
    ...overrides,
  };
}

/** The account of Hana has 500 L more than its records come to. */
export function ledgerFinding(overrides: Partial<LedgerFindingDto> = {}): LedgerFindingDto {
  return {
    id: '0198f6d2-8f5e-7c3a-9f0e-000000000f01',
    check: 'balances-equal-entries',
    userId: hana.id,
    userName: hana.name,
    userEmail: hana.email,
    currency: 'LCOIN',
    detail: {
      account: { available: 3500, held: 0, clawback: 0, version: 3 },
      last: { available_after: 3000, held_after: 0, clawback_after: 0, account_version: 3 },
    },
    firstSeenAt: '2026-11-20T03:25:30.000Z',
    lastSeenAt: '2026-11-20T03:30:30.000Z',
    ...overrides,
  };
}

export function adminSummary(overrides: Partial<AdminSummaryDto> = {}): AdminSummaryDto {
  return {
    totalUsers: 128,
    totalRebate: '60412.5',
    totalVolume: '201375000',
    totalLCoins: '256000',
    pendingCount: 2,
    pending: { uidVerifications: 1, uidDisputes: 0, luffRedemptions: 1, indicatorPurchases: 0 },
    ledgerFindings: 0,
    flagged: { rows: 0, rebate: '0', commission: '0' },
    ...overrides,
  };
}

/** A server at which Jiwoo, an admin, is logged in. */
export function adminServer(): FakeApi {
  return fakeApi()
    .on('GET /api/site-settings', { body: settings })
    .on('GET /api/me', { body: { user: jiwoo } })
    .on('GET /api/lance-coins/balance', { body: { balance: '0', formatted: '0', available: '0', held: '0' } })
    .on('GET /api/admin/summary', { body: adminSummary() })
    .on('GET /api/admin/users', { body: [adminUser()] })
    .on('GET /api/admin/uid-verification-requests', { body: [uidRequest()] })
    .on('GET /api/admin/indicator-purchases', { body: [adminIndicatorPurchase()] })
    .on('GET /api/admin/mining-items', { body: [adminMiningItem()] })
    .on('GET /api/admin/luff-redemptions', { body: [adminRedemption()] })
    .on('GET /api/admin/uid-disputes', { body: [] })
    .on('GET /api/admin/mails', { body: [] })
    .on('GET /api/admin/sources', { body: [] })
    .on('GET /api/admin/exchanges', { body: [adminExchange()] })
    .on('GET /api/admin/report-syncs', { body: [] })
    .on('GET /api/admin/report-imports', { body: [] })
    .on('GET /api/admin/settings', { body: [adminSetting()] });
}
