import { defineSettings } from '../../platform/settings/index.js';

export const LuffSettings = defineSettings('luff', {
  accrualRate: {
    kind: 'decimal',
    default: '0.00002',
    min: '0',
    max: '1',
    label: { ko: '거래대금 1 USDT당 적립 러프', en: 'Luff earned per USDT of volume' },
  },
  luffPerUsdt: {
    kind: 'integer',
    default: 10,
    min: 1,
    max: 1_000_000,
    label: { ko: '1 USDT에 해당하는 러프', en: 'Luff for 1 USDT' },
  },
  minimumPaybackUsdt: {
    kind: 'decimal',
    default: '100',
    min: '0.01',
    max: '1000000',
    label: { ko: '최소 페이백 금액 (USDT)', en: 'Smallest payback in USDT' },
  },
  paybackNeedsConfirmedEmail: {
    kind: 'boolean',
    default: true,
    label: { ko: '페이백에 이메일 인증 필요', en: 'A payback needs a confirmed e-mail' },
  },
  payoutHoldHoursAfterNewUid: {
    kind: 'integer',
    default: 24,
    min: 0,
    max: 720,
    label: { ko: '새 UID 등록 후 페이백 제한 (시간)', en: 'Hours without paybacks after a new UID' },
  },
  displayDigits: {
    kind: 'integer',
    default: 2,
    min: 0,
    max: 8,
    label: { ko: '러프 표시 소수 자릿수', en: 'Decimals shown of a Luff amount' },
  },
  payoutMedianDays: {
    kind: 'integer',
    default: 90,
    min: 1,
    max: 3_650,
    label: { ko: '페이백 지급 소요 시간 집계 기간 (일)', en: 'Days that the time to pay a payback is counted over' },
  },
});
