import { type Language, sayIn } from '../../platform/errors/index.js';

/** A sentence of the back-office in the reader's language. */
export const say = sayIn({
  settingChanged: { ko: '설정을 저장했습니다.', en: 'The setting has been saved.' },
  findingClosed: { ko: '확인한 것으로 기록했습니다.', en: 'The finding has been closed.' },
  accountReleased: {
    ko: '확인한 것으로 기록하고 계정을 다시 열었습니다.',
    en: 'The finding has been closed and the account released.',
  },
});

/** Refusals of single fields. */
export const fieldTexts = {
  note: { ko: '확인한 내용을 1,000자 이내로 입력해 주세요.', en: 'Enter what was found out, at most 1000 characters.' },
} as const;

/** What a stream of a market source tells. */
export const streamNames: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  tickers: { ko: '실시간 시세', en: 'live prices' },
  'large-trades': { ko: '대량 체결', en: 'large trades' },
  liquidations: { ko: '실시간 청산', en: 'liquidations' },
};
