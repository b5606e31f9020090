import { sayIn } from '../../platform/errors/index.js';

/** Texts for placeholder values in the reader's language. */
export const sayFaq = sayIn({
  days: { ko: '{{count}}일', en: '{{count}} days' },
  hours: { ko: '{{count}}시간', en: '{{count}} hours' },
  minutes: { ko: '{{count}}분', en: '{{count}} minutes' },
  seconds: { ko: '{{count}}초', en: '{{count}} seconds' },
  oneHour: { ko: '1시간', en: '1 hour' },
  oneMinute: { ko: '1분', en: '1 minute' },
  oneSecond: { ko: '1초', en: '1 second' },
  noWait: { ko: '없음', en: 'no wait' },
  yes: { ko: '예', en: 'yes' },
  no: { ko: '아니요', en: 'no' },
  rates: { ko: '거래소별 리베이트율', en: 'Rebate rates by exchange' },
  rateOf: { ko: '{{exchange}} 리베이트율', en: 'Rebate rate of {{exchange}}' },
  kycWaits: { ko: '거래소별 KYC 대기 시간', en: 'KYC waiting times by exchange' },
  kycWaitOf: { ko: '{{exchange}} KYC 대기 시간', en: 'KYC waiting time of {{exchange}}' },
  kycNotes: { ko: '거래소별 KYC 안내', en: 'KYC notes by exchange' },
  rebateCredits: { ko: '거래소별 리베이트 지급 안내', en: 'When and where exchanges credit rebates' },
  rebateCreditOf: { ko: '{{exchange}} 리베이트 지급 안내', en: 'When and where {{exchange}} credits rebates' },
  noMinimum: { ko: '최소 금액 없음', en: 'no minimum' },
  fromUsdt: { ko: '{{amount}} USDT부터', en: 'from {{amount}} USDT' },
  exchanges: { ko: '이용할 수 있는 거래소', en: 'Exchanges on offer' },
  idleCapTime: { ko: '자동 채굴 누적 한도 (시간)', en: 'Time that idle mining adds up' },
  wrongPlaceholderKo: {
    ko: '한국어 답변에 사용할 수 없는 자리표시자가 있습니다: {{placeholder}}',
    en: 'The Korean answer has a placeholder that does not exist: {{placeholder}}',
  },
  wrongPlaceholderEn: {
    ko: '영어 답변에 사용할 수 없는 자리표시자가 있습니다: {{placeholder}}',
    en: 'The English answer has a placeholder that does not exist: {{placeholder}}',
  },
  manyPlaceholdersKo: {
    ko: '한국어 답변의 자리표시자가 {{count}}개입니다. {{most}}개까지 넣을 수 있습니다.',
    en: 'The Korean answer has {{count}} placeholders. There can be {{most}} at most.',
  },
  manyPlaceholdersEn: {
    ko: '영어 답변의 자리표시자가 {{count}}개입니다. {{most}}개까지 넣을 수 있습니다.',
    en: 'The English answer has {{count}} placeholders. There can be {{most}} at most.',
  },
});
export type SayFaq = typeof sayFaq;

/** Field errors. */
export const faqFieldTexts = {
  braces: { ko: '중괄호는 답변에서만 사용할 수 있습니다.', en: 'Braces are for answers only.' },
  link: { ko: '이 사이트의 주소를 /로 시작해 입력해 주세요.', en: 'Enter an address of this site that begins with /.' },
} as const;
