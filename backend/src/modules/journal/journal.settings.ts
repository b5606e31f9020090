import { defineSettings } from '../../platform/settings/index.js';

export const JournalSettings = defineSettings('journal', {
  mostTrades: {
    kind: 'integer',
    default: 200_000,
    min: 1,
    max: 1_000_000,
    label: { ko: '회원당 매매 기록 최대 수', en: 'Most trades in a journal' },
  },
  mostCashFlows: {
    kind: 'integer',
    default: 20_000,
    min: 1,
    max: 100_000,
    label: { ko: '회원당 입출금 내역 최대 수', en: 'Most deposits and withdrawals in a journal' },
  },
});
