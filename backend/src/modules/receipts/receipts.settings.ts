import { defineSettings } from '../../platform/settings/index.js';

export const ReceiptsSettings = defineSettings('receipts', {
  mostKept: {
    kind: 'integer',
    default: 1_000,
    min: 1,
    max: 10_000,
    label: { ko: '회원당 보관 영수증 최대 수', en: 'Most kept receipts of a member' },
  },
  mostShared: {
    kind: 'integer',
    default: 100,
    min: 1,
    max: 1_000,
    label: { ko: '회원당 공유 중인 링크 최대 수', en: 'Most open links of a member' },
  },
});
