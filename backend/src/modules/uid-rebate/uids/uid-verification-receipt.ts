import { seoulDay } from '../../../platform/clock/index.js';
import { dayWords, sayIn, type Language } from '../../../platform/errors/index.js';
import { receiptRow, type ReceiptKind, type Seals, type TitledReceipt } from '../../../platform/receipts/index.js';

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
  verified: { ko: '인증', en: 'Verified' },
  source: { ko: 'UID 기록', en: 'UID records' },
});

interface Verification {
  readonly exchangeId: string;
  readonly exchange: string;
  readonly uid: string;
  readonly autoVerified: boolean;
  readonly createdAt: Date;
  readonly verifiedAt: Date;
  readonly verifiedOn: string;
  readonly countedFromOn: string | null;
}

/** The verification of a member's UID as a kind of facts; the id is exchange and UID. Of several holdings the last one. */
export function uidVerificationKind(seals: Seals): ReceiptKind {
  return {
    name: 'uid-verification',
    async read(em, ownerId, id, language) {
      const [exchangeId, uid] = id.split('_');
      const [held]: Verification[] = await em.query(
        `SELECT h.exchange_id AS "exchangeId", e.name AS exchange, h.uid, h.auto_verified AS "autoVerified",
           h.created_at AS "createdAt", h.verified_at AS "verifiedAt", h.verified_on::text AS "verifiedOn",
           h.counted_from_on::text AS "countedFromOn"
         FROM uid_rebate_uids h JOIN uid_rebate_exchanges e ON e.id = h.exchange_id
         WHERE h.user_id = $1 AND h.exchange_id = $2 AND h.uid = $3 AND h.verified_at IS NOT NULL
         ORDER BY h.verified_at DESC LIMIT 1`,
        [ownerId, exchangeId, uid],
      );
      if (!held) return null;
      const { verifiedAt, autoVerified, verifiedOn, countedFromOn } = held;
      const sealed = [held.exchangeId, held.uid, verifiedAt, autoVerified, verifiedOn, countedFromOn];
      return { ...seals.of({ ownerId, kind: 'uid-verification', id }, sealed), ...contentOf(held, language) };
    },
  };
}

function contentOf(held: Verification, language: Language): Omit<TitledReceipt, 'number' | 'seal'> {
  const { exchange, uid, autoVerified, countedFromOn, verifiedOn, verifiedAt, createdAt } = held;
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
    ],
    sum: { label: say(language, 'verified'), value: dayWords(seoulDay(verifiedAt), language, ''), unit: null },
    note: null,
    source: say(language, 'source'),
    at: verifiedAt.toISOString(),
    marks: [],
    paidInUsdt: false,
    correctedAt: null,
  };
}
