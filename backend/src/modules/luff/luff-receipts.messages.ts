import { seoulDay } from '../../platform/clock/index.js';
import { dayWords, sayIn, type Language } from '../../platform/errors/index.js';
import { shortest, type StatementLine } from '../../platform/ledger/index.js';
import { receiptRow } from '../../platform/receipts/index.js';
import { figureText, type ReceiptParts } from '../../platform/statements/index.js';
import { luffPerUsdtOf, wire } from './dto/luff-amount.js';
import type { LuffRedemptionDto } from './dto/luff-redemption.dto.js';
import type { LuffAccrual } from './entities/luff-accrual.entity.js';
import { luffUnit } from './luff.messages.js';

const say = sayIn({
  volume: { ko: '거래대금', en: 'Volume' },
  of: { ko: '{{exchange}}, {{day}}, UID {{uid}}', en: '{{exchange}}, {{day}}, UID {{uid}}' },
  rate: { ko: '1 USDT당 적립', en: 'Luff per USDT' },
  paidOut: { ko: '이전 회원에게 이미 지급', en: 'Already paid to the previous holder' },
  target: { ko: '이날의 러프', en: 'Luff for this day' },
  targetNote: { ko: '소수점 아래 9자리부터 버림', en: 'Rounded down to 8 decimals' },
  notYours: { ko: '다른 회원에게 옮겨진 UID', en: 'The UID was moved to another member' },
  movedAway: {
    ko: '이의 제기를 확인한 관리자가 UID를 다른 회원에게 옮겨 이날의 적립을 회수했습니다.',
    en: 'An administrator moved the UID to the member who proved it is theirs; the Luff of this day was taken back.',
  },
  movedAwayPaid: {
    ko: '이의 제기를 확인한 관리자가 UID를 다른 회원에게 옮겨 이날의 적립을 회수했습니다. 이 중 {{luff}} 러프는 이미 페이백으로 지급되었습니다.',
    en: 'An administrator moved the UID to the member who proved it is theirs; the Luff of this day was taken back. {{luff}} Luff of it had been paid out as a payback.',
  },
  movedHere: {
    ko: '관리자가 UID를 회원님에게 옮겨, 이전 회원이 이날 적립했던 러프를 적립했습니다.',
    en: 'An administrator moved the UID to you; this is the Luff that another member had earned on this day.',
  },
  already: { ko: '이미 적립', en: 'Posted before' },
  revision: { ko: '이날의 {{count}}차 정정', en: 'Correction {{count}} of this day' },
  clawback: { ko: '이 중 회수한 금액', en: 'Used to repay what was owed' },
  clawbackOwed: { ko: '이 중 앞으로 회수할 금액', en: 'Still owed' },
  posted: { ko: '적립', en: 'Posted' },
  sourceApi: { ko: '{{exchange}} 제휴 API', en: '{{exchange}} affiliate API' },
  sourceReport: { ko: '리포트 파일', en: 'Report file' },
  payback: { ko: '페이백', en: 'Payback' },
  perUsdt: { ko: '1 USDT당 러프', en: 'Luff for 1 USDT' },
  paidTo: { ko: '지급 대상 {{uid}}', en: 'Payout UID: {{uid}}' },
  indicator: { ko: '지표 이용권', en: 'Indicator pass' },
  change: { ko: '이번 변동', en: 'This entry' },
  reason: { ko: '사유: {{reason}}', en: 'Reason: {{reason}}' },
});

const hiddenIn = (language: Language): string[] => [
  say(language, 'paidOut'),
  say(language, 'clawback'),
  say(language, 'clawbackOwed'),
];
/** Labels of rows that strangers are not told: what another member was paid, and what is owed. */
export const ownersOnly = { ko: hiddenIn('ko'), en: hiddenIn('en') };

/** How the Luff of a report day was computed: ⌊volume × rate⌋ − paid out to an earlier holder − already posted. */
export function accrualParts(line: StatementLine, accrual: LuffAccrual, language: Language): ReceiptParts {
  const unit = luffUnit[language];
  const { uid, estimated, revision, cause } = accrual;
  const exchange = String(line.params.exchange ?? accrual.exchangeId);
  const paidOut = figureText(shortest(accrual.paidOut));
  const wasPaidOut = paidOut !== '0';
  const isMovedAway = cause === 'movedAway';
  const clawback = -line.change.clawback;
  const marks = [accrual.simulated && 'simulated', estimated && 'estimated'] as const;
  return {
    rows: [
      receiptRow(say(language, 'volume'), figureText(shortest(accrual.volume)), {
        unit: 'USDT',
        note: say(language, 'of', { exchange, day: dayWords(accrual.reportOn, language, seoulDay(line.at)), uid }),
        mark: estimated ? 'estimated' : null,
        behind: isMovedAway ? null : { kind: 'rebate-day', id: accrual.reportOn },
      }),
      receiptRow(say(language, 'rate'), shortest(accrual.rate), { unit, operator: '×' }),
      ...(wasPaidOut && !isMovedAway ? [receiptRow(say(language, 'paidOut'), paidOut, { unit, operator: '−' })] : []),
      receiptRow(say(language, 'target'), figureText(shortest(accrual.target)), {
        unit,
        note: isMovedAway ? say(language, 'notYours') : say(language, 'targetNote'),
      }),
      receiptRow(say(language, 'already'), figureText(shortest(accrual.alreadyPosted)), {
        unit,
        operator: '−',
        note: revision > 1 ? say(language, 'revision', { count: revision - 1 }) : null,
      }),
      ...(clawback === 0n
        ? []
        : [
            receiptRow(
              clawback > 0n ? say(language, 'clawback') : say(language, 'clawbackOwed'),
              figureText(wire(clawback)),
              { unit },
            ),
          ]),
    ],
    sum: { label: say(language, 'posted'), value: figureText(wire(line.amount), { signed: true }), unit },
    note: {
      report: null,
      movedAway: wasPaidOut ? say(language, 'movedAwayPaid', { luff: paidOut }) : say(language, 'movedAway'),
      movedHere: say(language, 'movedHere'),
    }[cause],
    source: accrual.source === 'import' ? say(language, 'sourceReport') : say(language, 'sourceApi', { exchange }),
    at: accrual.fetchedAt.toISOString(),
    marks: marks.filter((mark) => mark !== false),
    paidInUsdt: true,
  };
}

/** What a request redeems Luff for, and what the entry did. */
export function redemptionParts(
  line: StatementLine,
  redemption: LuffRedemptionDto | null,
  language: Language,
): ReceiptParts {
  const unit = luffUnit[language];
  const change = receiptRow(say(language, 'change'), figureText(wire(line.amount), { signed: true }), { unit });
  if (!redemption) return { rows: [change] };
  const { usdtAmount, luffAmount, payoutUid, tradingviewId, adminNote } = redemption;
  const note = adminNote === null ? null : say(language, 'reason', { reason: adminNote });
  if (usdtAmount === null) {
    const asked = receiptRow(say(language, 'indicator'), figureText(luffAmount), {
      unit,
      note: tradingviewId && `TradingView ID ${tradingviewId}`,
    });
    return { rows: [asked, change], note };
  }
  return {
    rows: [
      receiptRow(say(language, 'payback'), figureText(usdtAmount), {
        unit: 'USDT',
        behind: { kind: 'payback', id: redemption.id },
      }),
      receiptRow(say(language, 'perUsdt'), figureText(luffPerUsdtOf(luffAmount, usdtAmount)), {
        unit,
        operator: '×',
        note: payoutUid && say(language, 'paidTo', { uid: `${payoutUid.exchangeName} ${payoutUid.uid}` }),
      }),
      change,
    ],
    note,
    paidInUsdt: true,
  };
}
