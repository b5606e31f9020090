import { defineErrors } from '../../platform/errors/index.js';

export const ReceiptErrors = defineErrors('receipts', {
  notFound: {
    kind: 'notFound',
    ko: '영수증을 찾을 수 없습니다.',
    en: 'There is no such receipt.',
  },
});
