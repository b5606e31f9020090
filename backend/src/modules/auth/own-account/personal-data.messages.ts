import type { Language } from '../../../platform/errors/index.js';

type Text = Readonly<Record<Language, string>>;

/** Descriptions of this module's tables. */
export const personalTableTexts = {
  account: {
    ko: '계정 정보와 동의한 시각',
    en: 'Your account, and when you agreed to what',
  },
  sessions: {
    ko: '로그인되어 있는 기기: 시각, IP 주소, 브라우저',
    en: 'Where you are logged in: times, IP address, browser',
  },
  knownBrowsers: {
    ko: '로그인한 적이 있는 브라우저: 처음과 마지막 시각',
    en: 'Browsers in which you have logged in: first and last time',
  },
  mails: {
    ko: '지난 90일 동안 보낸 메일: 종류와 시각',
    en: 'Mails of the last 90 days: kind and time',
  },
  mailPreferences: {
    ko: '받기로 한 메일',
    en: 'Which mails you get',
  },
  events: {
    ko: '계정에 관한 처리 기록. IP 주소는 본인이 한 것만 실립니다.',
    en: 'What was done to your account; IP addresses of your own acts only',
  },
} as const satisfies Record<string, Text>;

/** Texts around the list of tables. */
export const readmeTexts = {
  ko: {
    title: 'Lance 내 데이터 받기',
    exportedAt: '만든 시각(UTC)',
    intro: [
      'data.json에는 모든 내용이 하나의 JSON으로, 표마다 같은 내용이 CSV 파일로 들어 있습니다.',
      '시각은 UTC 기준의 ISO 8601, 금액은 소수점 그대로의 문자열입니다. 거래소 리포트의 날짜는 거래소의 날짜입니다.',
      'CSV에서 = + - @ 등으로 시작하는 글은 스프레드시트가 수식으로 읽지 않도록 앞에 작은따옴표를 붙였습니다. JSON에는 붙이지 않았습니다.',
      'auth.passwordReset처럼 점이 있는 이름은 메일이나 처리의 종류를 나타내는 내부 이름입니다.',
    ],
    tables: '파일',
  },
  en: {
    title: 'Your data at Lance',
    exportedAt: 'Made at (UTC)',
    intro: [
      'data.json holds everything as one JSON document; each table is also a CSV file of its own.',
      'Times are ISO 8601 in UTC, amounts are exact decimal strings. Days of exchange reports are the exchange’s own days.',
      'In the CSV files an apostrophe stands before text that begins with = + - @ and the like, so that no spreadsheet takes it for a formula. In the JSON it does not.',
      'Names with a dot, such as auth.passwordReset, are our internal names of kinds of mails and events.',
    ],
    tables: 'Files',
  },
} as const;
