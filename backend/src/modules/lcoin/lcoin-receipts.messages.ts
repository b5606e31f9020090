import { dayWords, grouped, type Language } from '../../platform/errors/index.js';
import { CURRENCIES, formatAmount, type StatementLine, type TransferKind } from '../../platform/ledger/index.js';
import { figureText, receiptRow, type ReceiptParts } from '../../platform/statements/index.js';
import type { IdleClaimPart } from './entities/idle-claim.entity.js';
import { PART_DIGITS } from './idle-claim-parts.rules.js';
import { effectWords, spanWords } from './lcoin.messages.js';
import { Ratio } from './ratio.rules.js';

const texts = {
  ko: {
    settingThen: '그때의 설정값',
    signupBonus: '회원가입 보너스',
    exchange: '거래소',
    uidBonus: 'UID 인증 보너스',
    oncePerUid: 'UID마다 한 번만 지급합니다.',
    attendanceDay: '출석한 날',
    koreaTime: '한국 시간',
    attendanceReward: '출석 보상',
    mined: '채굴한 수량',
    order: '주문 번호',
    item: '상품',
    price: '가격',
    passDays: '이용 기간',
    days: '일',
    passPrice: '이용권 가격',
    held: '요청이 처리될 때까지 사용할 수 없는 금액입니다. 거절되거나 취소하면 돌려드립니다.',
    returned: '돌려받은 수량',
    decided: '신청할 때 맡긴 금액으로 결제했습니다.',
    by: '처리',
    administrator: '관리자',
    reason: '사유',
    granted: '지급',
    deducted: '차감',
    refunded: '환불',
    forfeited: '탈퇴로 소멸',
    off: '자동 채굴을 운영하지 않은 시간',
    full: (cap: string) => `한도(${cap}치)가 차서 더 쌓이지 않음`,
    capped: (duration: string, cap: string) => `${duration} 만에 한도(${cap}치)를 채워 그 뒤로는 쌓이지 않음`,
    pieces: (pieces: string, count: string) => `구간 ${pieces}개를 합한 ${count}주기`,
    intervals: (count: string, each: string) => `${count}주기 × ${each} L`,
    rate: (duration: string, reward: string) => `${duration}마다 ${reward} L`,
    fraction: (rest: string) => `1 L 미만인 ${rest} L은 지급하지 않습니다.`,
    most: (amount: string) => `한 번에 최대 ${amount} L까지 지급합니다.`,
    durations: { hours: '시간', minutes: '분', seconds: '초' },
  },
  en: {
    settingThen: 'As set at that time',
    signupBonus: 'Signup bonus',
    exchange: 'Exchange',
    uidBonus: 'UID verification bonus',
    oncePerUid: 'Paid once for each UID.',
    attendanceDay: 'Day',
    koreaTime: 'Korea time',
    attendanceReward: 'Attendance reward',
    mined: 'Mined',
    order: 'Order',
    item: 'Item',
    price: 'Price',
    passDays: 'Pass',
    days: 'days',
    passPrice: 'Price of the pass',
    held: 'You cannot spend it until the request is decided. If it is rejected or cancelled, you get it back.',
    returned: 'Returned',
    decided: 'Paid with the amount set aside at the request.',
    by: 'By',
    administrator: 'Administrator',
    reason: 'Reason',
    granted: 'Granted',
    deducted: 'Deducted',
    refunded: 'Refunded',
    forfeited: 'Forfeited when the account was closed',
    off: 'Idle mining was switched off',
    full: (cap: string) => `full: the cap of ${cap} was reached`,
    capped: (duration: string, cap: string) =>
      `after ${duration} the cap of ${cap} was reached, and nothing added up afterwards`,
    pieces: (pieces: string, count: string) => `${pieces} parts together, ${englishIntervals(count)}`,
    intervals: (count: string, each: string) => `${englishIntervals(count)} × ${each} L`,
    rate: (duration: string, reward: string) => `${reward} L every ${duration}`,
    fraction: (rest: string) => `Fractions of an L are not paid: ${rest} L.`,
    most: (amount: string) => `One claim pays at most ${amount} L.`,
    durations: { hours: ' h', minutes: ' min', seconds: ' s' },
  },
} as const;

function englishIntervals(count: string): string {
  return `${count} ${count === '1' ? 'interval' : 'intervals'}`;
}

const lcoin = (amount: bigint): string => figureText(formatAmount(amount, CURRENCIES.LCOIN));

type ReceiptRow = ReturnType<typeof receiptRow>;

const HALF = Ratio.of(1n, 2n);

/** How the amount of an entry came about. A claim has `parts`. */
export function receiptParts(line: StatementLine, parts: readonly IdleClaimPart[], language: Language): ReceiptParts {
  const text = texts[language];
  const { params, reason } = line;
  const param = (name: string): string => String(params[name] ?? '');
  const amount = (label: string, note: string | null = null): ReceiptRow =>
    receiptRow(label, lcoin(line.amount), { unit: 'L', note });
  const byAdministrator = receiptRow(text.by, text.administrator);
  const reasons = reason === null ? [] : [receiptRow(text.reason, reason)];
  const pass = receiptRow(text.passDays, param('days'), { unit: text.days });
  switch (line.kind as TransferKind<'LCOIN'>) {
    case 'signup_bonus':
      return { rows: [amount(text.signupBonus, text.settingThen)] };
    case 'uid_verification_bonus':
      return {
        rows: [
          receiptRow(text.exchange, param('exchangeName')),
          receiptRow('UID', param('uid')),
          amount(text.uidBonus, text.settingThen),
        ],
        note: text.oncePerUid,
      };
    case 'attendance':
      return {
        rows: [
          receiptRow(text.attendanceDay, dayWords(param('day'), language), { note: text.koreaTime }),
          amount(text.attendanceReward, text.settingThen),
        ],
      };
    case 'idle_mining':
      return minedRows(line.amount, parts, language);
    case 'store_purchase':
      return {
        rows: [
          receiptRow(text.order, param('orderNumber')),
          receiptRow(text.item, param(language === 'ko' ? 'nameKo' : 'nameEn')),
          amount(text.price),
        ],
      };
    case 'store_refund':
      return { rows: [...reasons, amount(text.refunded)] };
    case 'indicator_hold':
      return { rows: [pass, amount(text.passPrice)], note: text.held };
    case 'indicator_post':
      return { rows: [pass], note: text.decided };
    case 'indicator_void':
      return { rows: [pass, amount(text.returned)] };
    case 'admin_grant':
      return { rows: [byAdministrator, ...reasons, amount(text.granted)] };
    case 'admin_deduct':
      return { rows: [byAdministrator, ...reasons, amount(text.deducted)] };
    case 'account_close':
      return { rows: [amount(text.forfeited)] };
  }
}

/** One row per part of the window, then the sum, with a note about what was not paid. */
function minedRows(paid: bigint, parts: readonly IdleClaimPart[], language: Language): ReceiptParts {
  const text = texts[language];
  const shown = withoutInstants(parts);
  const sum = parts.reduce((total, { amount }) => total.plus(Ratio.parse(amount)), Ratio.zero);
  const rest = sum.minus(Ratio.of(sum.floor()));
  const isWhole = Ratio.zero.isAtLeast(rest);
  return {
    rows: [
      ...shown.map((part) =>
        receiptRow(spanWords(new Date(part.from), new Date(part.to), language, true), grouped(part.amount), {
          unit: 'L',
          note: partNote(part, language),
        }),
      ),
      ...(shown.length > 1 || !isWhole
        ? [receiptRow(text.mined, grouped(sum.toText(PART_DIGITS)), { unit: 'L' })]
        : []),
    ],
    note: sum.floor() > paid ? text.most(lcoin(paid)) : isWhole ? null : text.fraction(rest.toText(PART_DIGITS)),
  };
}

/** Parts shorter than a second are merged with their neighbour, because they look the same. */
function withoutInstants(parts: readonly IdleClaimPart[]): IdleClaimPart[] {
  const told: IdleClaimPart[] = [];
  for (const part of parts) {
    const last = told.at(-1);
    if (last && (isInstant(part) || isInstant(last))) told[told.length - 1] = together(last, part);
    else told.push(part);
  }
  return told;
}

function isInstant({ from, to }: IdleClaimPart): boolean {
  return Date.parse(to) - Date.parse(from) < 1_000;
}

/** Merges two neighbours, with the rates of the longer one. */
function together(first: IdleClaimPart, second: IdleClaimPart): IdleClaimPart {
  const sum = (field: 'intervals' | 'amount'): string =>
    Ratio.parse(first[field]).plus(Ratio.parse(second[field])).toText(PART_DIGITS);
  return {
    ...(isInstant(first) ? second : first),
    from: first.from,
    to: second.to,
    intervals: sum('intervals'),
    amount: sum('amount'),
  };
}

/** How the parts of a claim add up, on one line. */
export function computationText(parts: readonly IdleClaimPart[], language: Language): string {
  const words = withoutInstants(parts).map((part) => {
    const span = spanWords(new Date(part.from), new Date(part.to), language, true);
    return `${span}: ${grouped(part.amount)} L (${partNote(part, language)})`;
  });
  return words.join('; ');
}

function partNote(part: IdleClaimPart, language: Language): string {
  const text = texts[language];
  const { reward, intervalSeconds, intervals } = part;
  if (part.pieces !== undefined)
    return [text.pieces(grouped(String(part.pieces)), grouped(intervals)), ...boostWords(part, language)].join(' · ');
  const cap = durationOf(Math.floor(Number(part.cap) * intervalSeconds), text.durations);
  if (reward === 0) return text.off;
  const filled = Ratio.parse(intervals);
  if (Ratio.zero.isAtLeast(filled)) return text.full(cap);
  const percents = Ratio.one.plus(Ratio.parse(part.ratePercent).times(Ratio.of(1n, 100n)));
  const each = Ratio.of(reward).times(percents).times(Ratio.parse(part.rateMultiplier)).toText(PART_DIGITS);
  const passed = Ratio.of(Date.parse(part.to) - Date.parse(part.from), intervalSeconds * 1000);
  const filling = filled.times(Ratio.of(intervalSeconds)).plus(HALF);
  // The decimals of a part are cut, so only a larger difference is due to the cap.
  const isCapped = passed.isAtLeast(filled.plus(Ratio.of(2n, 10n ** BigInt(PART_DIGITS))));
  return [
    text.intervals(grouped(intervals), grouped(each)),
    text.rate(durationOf(intervalSeconds, text.durations), grouped(String(reward))),
    ...boostWords(part, language),
    ...(isCapped ? [text.capped(durationOf(Number(filling.floor()), text.durations), cap)] : []),
  ].join(' · ');
}

function boostWords({ boosts }: IdleClaimPart, language: Language): string[] {
  return boosts.map((boost) => `${boost.name[language]} ${effectWords(boost, language)}`.trim());
}

function durationOf(seconds: number, units: Readonly<Record<'hours' | 'minutes' | 'seconds', string>>): string {
  if (seconds % 3600 === 0) return `${seconds / 3600}${units.hours}`;
  return seconds % 60 === 0 ? `${seconds / 60}${units.minutes}` : `${seconds}${units.seconds}`;
}
