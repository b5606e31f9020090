import { seoulDay } from '../../../platform/clock/index.js';
import { dayWords, sayIn, type Language } from '../../../platform/errors/index.js';
import { receiptRow, type TitledReceipt } from '../../../platform/receipts/index.js';

const say = sayIn({
  title: { ko: '{{exchange}} UID 인증', en: 'Verification of a UID at {{exchange}}' },
  exchange: { ko: '거래소', en: 'Exchange' },
  registered: { ko: '등록', en: 'Registered' },
  how: { ko: '확인한 곳', en: 'Verified by' },
  exchangeItself: { ko: '{{exchange}} 제휴 API', en: '{{exchange}} affiliate API' },
  administrator: { ko: '관리자', en: 'Administrator' },
  countedFrom: { ko: '리베이트 집계', en: 'Rebates counted' },
  since: { ko: '{{day}}부터', en: 'From {{day}}' },
  fromFirst: { ko: '첫 리포트부터', en: 'From the first report' },
  luffFrom: { ko: '러프 적립', en: 'Luff earned' },
  countedUntil: { ko: '집계 종료', en: 'Counting ended' },
  before: { ko: '{{day}} 전날까지', en: 'The day before {{day}}' },
  moved: {
    ko: '다른 회원의 UID로 확인되어 이 회원에게는 집계되지 않습니다.',
    en: 'Found to be another member’s UID: nothing of it counts for this member.',
  },
  verified: { ko: '인증', en: 'Verified' },
  source: { ko: 'UID 기록', en: 'UID records' },
});

/** A verified UID of a member. */
export interface Verification {
  readonly exchangeId: string;
  readonly exchange: string;
  readonly uid: string;
  readonly autoVerified: boolean;
  readonly createdAt: Date;
  readonly verifiedAt: Date;
  readonly verifiedOn: string;
  readonly countedFromOn: string | null;
  readonly releasedAt: Date | null;
  /** The first report day that no longer counts; null while it is held. */
  readonly releasedOn: string | null;
  /** Whether all its days count for another member. */
  readonly moved: boolean;
}

/** Its lines. */
export function contentOf(held: Verification, language: Language): Omit<TitledReceipt, 'number' | 'seal'> {
  const { exchange, uid, autoVerified, countedFromOn, verifiedOn, verifiedAt, createdAt, releasedOn } = held;
  const since = (day: string): string => say(language, 'since', { day: dayWords(day, language, '') });
  return {
    title: say(language, 'title', { exchange }),
    rows: [
      receiptRow(say(language, 'exchange'), exchange),
      receiptRow('UID', uid),
      receiptRow(say(language, 'registered'), dayWords(seoulDay(createdAt), language, '')),
      receiptRow(
        say(language, 'how'),
        autoVerified ? say(language, 'exchangeItself', { exchange }) : say(language, 'administrator'),
      ),
      receiptRow(
        say(language, 'countedFrom'),
        countedFromOn === null ? say(language, 'fromFirst') : since(countedFromOn),
      ),
      receiptRow(say(language, 'luffFrom'), since(verifiedOn)),
      ...(releasedOn === null
        ? []
        : [
            receiptRow(
              say(language, 'countedUntil'),
              say(language, 'before', { day: dayWords(releasedOn, language, '') }),
            ),
          ]),
    ],
    sum: { label: say(language, 'verified'), value: dayWords(seoulDay(verifiedAt), language, ''), unit: null },
    note: held.moved ? say(language, 'moved') : null,
    source: say(language, 'source'),
    at: verifiedAt.toISOString(),
    marks: [],
    paidInUsdt: false,
    correctedAt: held.releasedAt?.toISOString() ?? null,
  };
}
