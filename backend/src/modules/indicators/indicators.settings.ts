import { defineSettings } from '../../platform/settings/index.js';
import { MAX_YEARS } from './indicator-pass.rules.js';

export const IndicatorSettings = defineSettings('indicators', {
  passDays: {
    kind: 'integer',
    default: 28,
    min: 1,
    // Maximum for an approval.
    max: MAX_YEARS * 365,
    label: { ko: '지표 이용권 기간 (일)', en: 'Length of an indicator pass (days)' },
  },
  passPriceLcoin: {
    kind: 'integer',
    default: 1500,
    min: 1,
    max: 1_000_000,
    label: { ko: '지표 이용권 가격 (L)', en: 'Price of an indicator pass (L)' },
  },
  passPriceLuff: {
    kind: 'integer',
    default: 500,
    min: 1,
    max: 1_000_000,
    label: { ko: '지표 이용권 가격 (러프)', en: 'Price of an indicator pass (Luff)' },
  },
  expiryNoticeDays: {
    kind: 'integerList',
    default: [7, 3, 1],
    min: 1,
    max: 90,
    label: { ko: '만료 알림 (며칠 전)', en: 'Expiry notices (days before)' },
  },
});
