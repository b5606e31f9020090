import { seoulDay } from '../../platform/clock/index.js';
import { dayWords, fill, type Language } from '../../platform/errors/index.js';
import { CURRENCIES, parseAmount, shortest, type StatementLine } from '../../platform/ledger/index.js';
import { figureText, receiptRow, type ReceiptParts } from '../../platform/statements/index.js';
import { wire } from './dto/luff-amount.js';
import type { LuffRedemptionDto } from './dto/luff-redemption.dto.js';
import type { LuffAccrual } from './entities/luff-accrual.entity.js';
import { luffUnit } from './luff.messages.js';

const texts = {
  ko: {
    volume: '거래대금',
    of: '{{exchange}}, {{day}}, UID {{uid}}',
    rate: '1 USDT당 적립',
    paidOut: '이전 회원에게 이미 지급',
    target: '이날의 러프',
    targetNote: '소수점 아래 9자리부터 버림',
    notYours: '다른 회원에게 옮겨진 UID',
    movedAway: '이의 제기를 확인한 관리자가 UID를 다른 회원에게 옮겨 이날의 적립을 회수했습니다.',
    movedAwayPaid:
      '이의 제기를 확인한 관리자가 UID를 다른 회원에게 옮겨 이날의 적립을 회수했습니다. 이 중 {{luff}} 러프는 이미 페이백으로 지급되었습니다.',
    movedHere: '관리자가 UID를 회원님에게 옮겨, 이전 회원이 이날 적립했던 러프를 적립했습니다.',
    already: '이미 적립',
    revision: '이날의 {{count}}차 정정',
    clawback: '이 중 회수한 금액',
    clawbackOwed: '이 중 앞으로 회수할 금액',
    posted: '적립',
    sourceApi: '{{exchange}} 제휴 API',
    sourceReport: '리포트 파일',
    payback: '페이백',
    perUsdt: '1 USDT당 러프',
    paidTo: '지급 대상 {{uid}}',
    indicator: '지표 이용권',
    change: '이번 변동',
    reason: '사유: {{reason}}',
  },
  en: {
    volume: 'Volume',
    of: '{{exchange}}, {{day}}, UID {{uid}}',
    rate: 'Luff per USDT',
    paidOut: 'Already paid to the previous holder',
    target: 'Luff for this day',
    targetNote: 'Rounded down to 8 decimals',
    notYours: 'The UID was moved to another member',
    movedAway:
      'An administrator moved the UID to the member who proved it is theirs; the Luff of this day was taken back.',
    movedAwayPaid:
      'An administrator moved the UID to the member who proved it is theirs; the Luff of this day was taken back. {{luff}} Luff of it had been paid out as a payback.',
    movedHere: 'An administrator moved the UID to you; this is the Luff that another member had earned on this day.',
    already: 'Posted before',
    revision: 'Correction {{count}} of this day',
    clawback: 'Used to repay what was owed',
    clawbackOwed: 'Still owed',
    posted: 'Posted',
    sourceApi: '{{exchange}} affiliate API',
    sourceReport: 'Report file',
    payback: 'Payback',
    perUsdt: 'Luff for 1 USDT',
    paidTo: 'Paid to {{uid}}',
    indicator: 'Indicator pass',
    change: 'This entry',
    reason: 'Reason: {{reason}}',
  },
} as const;

/** How the Luff of a report day was computed: ⌊volume × rate⌋ − paid out to an earlier holder − already posted. */
export function accrualParts(line: StatementLine, accrual: LuffAccrual, language: Language): ReceiptParts {
  const text = texts[language];
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
      receiptRow(text.volume, figureText(shortest(accrual.volume)), {
        unit: 'USDT',
        note: fill(text.of, { exchange, day: dayWords(accrual.reportOn, language, seoulDay(line.at)), uid }),
        mark: estimated ? 'estimated' : null,
      }),
      receiptRow(text.rate, shortest(accrual.rate), { unit, operator: '×' }),
      ...(wasPaidOut && !isMovedAway ? [receiptRow(text.paidOut, paidOut, { unit, operator: '−' })] : []),
      receiptRow(text.target, figureText(shortest(accrual.target)), {
        unit,
        note: isMovedAway ? text.notYours : text.targetNote,
      }),
      receiptRow(text.already, figureText(shortest(accrual.alreadyPosted)), {
        unit,
        operator: '−',
        note: revision > 1 ? fill(text.revision, { count: revision - 1 }) : null,
      }),
      ...(clawback === 0n
        ? []
        : [receiptRow(clawback > 0n ? text.clawback : text.clawbackOwed, figureText(wire(clawback)), { unit })]),
    ],
    sum: { label: text.posted, value: figureText(wire(line.amount), { signed: true }), unit },
    note: {
      report: null,
      movedAway: wasPaidOut ? fill(text.movedAwayPaid, { luff: paidOut }) : text.movedAway,
      movedHere: text.movedHere,
    }[cause],
    source: accrual.source === 'import' ? text.sourceReport : fill(text.sourceApi, { exchange }),
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
  const text = texts[language];
  const unit = luffUnit[language];
  const change = receiptRow(text.change, figureText(wire(line.amount), { signed: true }), { unit });
  if (!redemption) return { rows: [change] };
  const { usdtAmount, luffAmount, payoutUid, tradingviewId, adminNote } = redemption;
  const note = adminNote === null ? null : fill(text.reason, { reason: adminNote });
  if (usdtAmount === null) {
    const asked = receiptRow(text.indicator, figureText(luffAmount), {
      unit,
      note: tradingviewId && `TradingView ID ${tradingviewId}`,
    });
    return { rows: [asked, change], note };
  }
  const units = (amount: string): bigint => parseAmount(amount, CURRENCIES.LUFF);
  const perUsdt = (units(luffAmount) * 10n ** BigInt(CURRENCIES.LUFF)) / units(usdtAmount);
  return {
    rows: [
      receiptRow(text.payback, figureText(usdtAmount), { unit: 'USDT' }),
      receiptRow(text.perUsdt, figureText(wire(perUsdt)), {
        unit,
        operator: '×',
        note: payoutUid && fill(text.paidTo, { uid: `${payoutUid.exchangeName} ${payoutUid.uid}` }),
      }),
      change,
    ],
    note,
    paidInUsdt: true,
  };
}
