import { defineErrors } from '../../../platform/errors/index.js';

/** Errors of the exchange clients themselves. */
export const ExchangeAffiliateErrors = defineErrors('exchangeReport', {
  notDue: {
    kind: 'rejected',
    ko: '{{vendor}}의 {{day}} 리포트는 {{dueAt}} 이후에 나옵니다.',
    en: 'The {{vendor}} report of {{day}} is published after {{dueAt}}.',
  },
  outOfReach: {
    kind: 'rejected',
    ko: '{{vendor}}에서는 최근 {{days}}일 리포트만 가져올 수 있습니다. {{day}} 리포트는 파일로 올려 주세요.',
    en: '{{vendor}} serves reports of the last {{days}} days only. Please upload the report of {{day}} as a file.',
  },
});
