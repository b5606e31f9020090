import { defineErrors, type DomainError, type ErrorExtras } from '../../platform/errors/index.js';

export const JournalErrors = defineErrors('journal', {
  dayInFuture: {
    kind: 'invalid',
    ko: '오늘({{today}}, 한국 시간)까지의 날짜를 선택해 주세요.',
    en: 'Choose a day up to today ({{today}} in Korea).',
  },
  dayTooEarly: {
    kind: 'invalid',
    ko: '{{first}} 이후의 날짜를 선택해 주세요.',
    en: 'Choose a day from {{first}} on.',
  },
  balancesMissing: {
    kind: 'invalid',
    ko: '시작 금액과 종료 금액을 올바르게 입력해주세요.',
    en: 'Please enter the start and end amounts correctly.',
  },
  resultTooLarge: {
    kind: 'invalid',
    ko: '계산된 손익이 너무 큽니다. 가격, 수량, 레버리지를 확인해 주세요.',
    en: 'The result is too large. Check prices, quantity and leverage.',
  },
  tooManyTrades: {
    kind: 'rejected',
    ko: '매매 기록은 {{most}}건까지 저장할 수 있습니다. 오래된 기록을 내려받은 뒤 삭제해 주세요.',
    en: 'A journal holds at most {{most}} trades. Download and delete old ones.',
  },
  tooManyCashFlows: {
    kind: 'rejected',
    ko: '입출금 내역은 {{most}}건까지 저장할 수 있습니다. 오래된 내역을 내려받은 뒤 삭제해 주세요.',
    en: 'A journal holds at most {{most}} deposits and withdrawals. Download and delete old ones.',
  },
  entryNotFound: {
    kind: 'notFound',
    ko: '이 날짜의 일지를 찾을 수 없습니다.',
    en: 'There is no entry of this day.',
  },
  tradeNotFound: {
    kind: 'notFound',
    ko: '매매 기록을 찾을 수 없습니다.',
    en: 'There is no such trade.',
  },
  cashFlowNotFound: {
    kind: 'notFound',
    ko: '입출금 내역을 찾을 수 없습니다.',
    en: 'There is no such deposit or withdrawal.',
  },
});

/** A refusal that stands at the field it is about. */
export function atField<Params extends Record<string, string>>(
  path: string,
  refuse: (params: Params, extras?: ErrorExtras) => DomainError,
  params: Params,
): DomainError {
  const told = refuse(params);
  return refuse(params, { fields: (language) => [{ path, message: told.messageIn(language) }] });
}
