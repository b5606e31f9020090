import { defineSettings } from '../../platform/settings/index.js';

export const StoreSettings = defineSettings('store', {
  voucherPrice: {
    kind: 'integer',
    default: 300,
    min: 1,
    max: 1_000_000,
    label: { ko: '차트 분석 1회권 (L)', en: 'Chart analysis voucher (L)' },
  },
  freeChartAnalyses: {
    kind: 'integer',
    default: 3,
    min: 0,
    max: 1_000,
    label: { ko: '회원당 무료 차트 분석 횟수', en: 'Free chart analyses of each member' },
  },
  shownItems: {
    kind: 'integer',
    default: 3,
    min: 1,
    max: 50,
    label: { ko: '스토어에 보이는 채굴 아이템 수', en: 'Mining items the store shows' },
  },
  mostItemsOn: {
    kind: 'integer',
    default: 5,
    min: 1,
    max: 20,
    label: { ko: '동시에 켤 수 있는 채굴 아이템 수', en: 'Mining items that can be on at once' },
  },
  mostCouponsAtOnce: {
    kind: 'integer',
    default: 10,
    min: 1,
    max: 100,
    label: { ko: '한 번에 발급하는 쿠폰의 최대 수', en: 'Most coupons issued at once' },
  },
});
