import { seoulDay, seoulTime } from '../../platform/clock/index.js';
import { dayLabel, sayIn, type Language } from '../../platform/errors/index.js';
import { shortest } from '../../platform/ledger/index.js';
import { openRows, receiptRow, type OpenReceipt, type TitledReceipt } from '../../platform/receipts/index.js';
import { figureText } from '../../platform/statements/index.js';
import { luffPerUsdtOf } from './dto/luff-amount.js';
import { LuffRedemptionDto, type RedemptionStepDto } from './dto/luff-redemption.dto.js';
import { usdtOf, type LuffRedemption } from './entities/luff-redemption.entity.js';
import { luffUnit } from './luff.messages.js';

const say = sayIn({
  title: { ko: '페이백 {{usdt}} USDT', en: 'Payback of {{usdt}} USDT' },
  openTitle: { ko: '페이백 지급', en: 'Payback paid' },
  requested: { ko: '신청', en: 'Requested' },
  approved: { ko: '승인', en: 'Approved' },
  rejected: { ko: '거절', en: 'Rejected' },
  cancelled: { ko: '본인이 취소', en: 'Cancelled by you' },
  paid: { ko: '지급 완료', en: 'Paid' },
  luff: { ko: '사용한 러프', en: 'Luff used' },
  luffBack: { ko: '돌려받은 러프', en: 'Luff returned' },
  perUsdt: { ko: '1 USDT당 러프', en: 'Luff for 1 USDT' },
  to: { ko: '지급 대상', en: 'Payout UID' },
  reference: { ko: '이체 확인 번호', en: 'Transfer reference' },
  asked: { ko: '신청한 금액', en: 'Amount requested' },
  toPay: { ko: '지급 예정', en: 'To be paid' },
  paidOut: { ko: '지급 금액', en: 'Amount paid' },
  reason: { ko: '사유: {{reason}}', en: 'Reason: {{reason}}' },
  source: { ko: '페이백 기록', en: 'Payback records' },
});

/** Its lines. */
export function contentOf(payback: LuffRedemption, language: Language): Omit<TitledReceipt, 'number' | 'seal'> {
  const usdt = figureText(shortest(usdtOf(payback)));
  const { timeline, payoutUid, adminNote, payoutReference } = LuffRedemptionDto.from(payback, language);
  const last = timeline.at(-1);
  const isBack = payback.status === 'rejected';
  const unit = luffUnit[language];
  return {
    title: say(language, 'title', { usdt }),
    rows: [
      receiptRow(say(language, isBack ? 'luffBack' : 'luff'), figureText(shortest(payback.luffAmount)), {
        unit,
        behind: { kind: 'luff', id: payback.holdId },
      }),
      receiptRow(say(language, 'perUsdt'), figureText(luffPerUsdtOf(payback.luffAmount, usdtOf(payback))), {
        unit,
        operator: '÷',
      }),
      ...(payoutUid ? [receiptRow(say(language, 'to'), `${payoutUid.exchangeName} ${payoutUid.uid}`)] : []),
      ...timeline.map(({ step, at }) => receiptRow(say(language, step), timeWords(at, language))),
      ...(payoutReference === null ? [] : [receiptRow(say(language, 'reference'), payoutReference)]),
    ],
    sum: { label: say(language, sumOf(last)), value: usdt, unit: 'USDT' },
    note: adminNote === null ? null : say(language, 'reason', { reason: adminNote }),
    source: say(language, 'source'),
    at: last?.at ?? payback.createdAt.toISOString(),
    marks: [],
    paidInUsdt: payback.paidAt === null && !isBack,
    correctedAt: null,
  };
}

/** A paid one for strangers. */
export function openContentOf(payback: LuffRedemption, language: Language): OpenReceipt {
  const { rows, sum } = contentOf(payback, language);
  return { title: say(language, 'openTitle'), rows: openRows(rows), sum: { operator: null, ...sum } };
}

/** What has become of the amount. */
function sumOf(last: RedemptionStepDto | undefined): 'asked' | 'toPay' | 'paidOut' {
  if (last?.step === 'paid') return 'paidOut';
  return last?.step === 'approved' ? 'toPay' : 'asked';
}

function timeWords(at: string, language: Language): string {
  const instant = new Date(at);
  return `${dayLabel(seoulDay(instant), language)} ${seoulTime(instant).slice(0, 5)}`;
}
