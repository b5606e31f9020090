import { grouped, sayIn, type Language } from '../../platform/errors/index.js';
import { CURRENCIES, formatAmount, type StatementLine, type TransferKind } from '../../platform/ledger/index.js';
import { receiptRow } from '../../platform/receipts/index.js';
import { figureText, type ReceiptParts } from '../../platform/statements/index.js';
import type { IdleClaimPart } from './entities/idle-claim.entity.js';
import { PART_DIGITS } from './idle-claim-parts.rules.js';
import { rewardOf, type RewardKind } from './lcoin-rewards.settings.js';
import { effectWords, spanWords } from './lcoin.messages.js';
import { Ratio } from './ratio.rules.js';

const say = sayIn({
  settingThen: { ko: '그때의 설정값', en: 'As set at that time' },
  mined: { ko: '채굴한 수량', en: 'Mined' },
  order: { ko: '주문 번호', en: 'Order' },
  item: { ko: '상품', en: 'Item' },
  paid: { ko: '결제', en: 'Paid' },
  passDays: { ko: '이용 기간', en: 'Pass' },
  days: { ko: '일', en: 'days' },
  passPrice: { ko: '이용권 가격', en: 'Price of the pass' },
  held: {
    ko: '요청이 처리될 때까지 사용할 수 없는 금액입니다. 거절되거나 취소하면 돌려드립니다.',
    en: 'You cannot spend it until the request is decided. If it is rejected or cancelled, you get it back.',
  },
  returned: { ko: '돌려받은 수량', en: 'Returned' },
  decided: { ko: '신청할 때 맡긴 금액으로 결제했습니다.', en: 'Paid with the amount set aside at the request.' },
  by: { ko: '처리', en: 'By' },
  administrator: { ko: '관리자', en: 'Administrator' },
  reason: { ko: '사유', en: 'Reason' },
  granted: { ko: '지급', en: 'Granted' },
  deducted: { ko: '차감', en: 'Deducted' },
  refunded: { ko: '환불', en: 'Refunded' },
  forfeited: { ko: '탈퇴로 소멸', en: 'Forfeited when the account was closed' },
  off: { ko: '자동 채굴을 운영하지 않은 시간', en: 'Idle mining was switched off' },
  full: { ko: '한도({{cap}}치)가 차서 더 쌓이지 않음', en: 'full: the cap of {{cap}} was reached' },
  capped: {
    ko: '{{duration}} 만에 한도({{cap}}치)를 채워 그 뒤로는 쌓이지 않음',
    en: 'after {{duration}} the cap of {{cap}} was reached, and nothing added up afterwards',
  },
  pieces: { ko: '구간 {{pieces}}개를 합한 {{cycles}}', en: '{{pieces}} parts together, {{cycles}}' },
  intervals: { ko: '{{cycles}} × {{each}} L', en: '{{cycles}} × {{each}} L' },
  rate: { ko: '{{duration}}마다 {{reward}} L', en: '{{reward}} L every {{duration}}' },
  fraction: { ko: '1 L 미만인 {{rest}} L은 지급하지 않습니다.', en: 'Fractions of an L are not paid: {{rest}} L.' },
  most: { ko: '한 번에 최대 {{amount}} L까지 지급합니다.', en: 'One claim pays at most {{amount}} L.' },
  cycle: { ko: '{{count}}주기', en: '{{count}} interval' },
  cycles: { ko: '{{count}}주기', en: '{{count}} intervals' },
  hours: { ko: '{{count}}시간', en: '{{count}} h' },
  minutes: { ko: '{{count}}분', en: '{{count}} min' },
  seconds: { ko: '{{count}}초', en: '{{count}} s' },
});

const lcoin = (amount: bigint): string => figureText(formatAmount(amount, CURRENCIES.LCOIN));

type ReceiptRow = ReturnType<typeof receiptRow>;

const HALF = Ratio.of(1n, 2n);

/** How the amount of an entry came about. A claim has `parts`. */
export function receiptParts(line: StatementLine, parts: readonly IdleClaimPart[], language: Language): ReceiptParts {
  const { params, reason } = line;
  const param = (name: string): string => String(params[name] ?? '');
  const amount = (label: string, note: string | null = null): ReceiptRow =>
    receiptRow(label, lcoin(line.amount), { unit: 'L', note });
  const byAdministrator = receiptRow(say(language, 'by'), say(language, 'administrator'));
  const reasons = reason === null ? [] : [receiptRow(say(language, 'reason'), reason)];
  const pass = receiptRow(say(language, 'passDays'), param('days'), {
    unit: say(language, 'days'),
    behind: line.reference && { kind: 'indicator-pass', id: line.reference.id },
  });
  const kind = line.kind as TransferKind<'LCOIN'>;
  const reward = rewardOf(kind);
  if (reward) {
    const { amount: label, facts, note } = reward.receipt;
    const paid = amount(label[language], say(language, 'settingThen'));
    return { rows: [...(facts?.(line, language) ?? []), paid], ...(note && { note: note[language] }) };
  }
  switch (kind as Exclude<typeof kind, RewardKind>) {
    case 'idle_mining':
      return minedRows(line.amount, parts, language);
    case 'store_purchase':
      return {
        rows: [
          receiptRow(say(language, 'order'), param('orderNumber'), {
            behind: line.reference && { kind: 'order', id: line.reference.id },
          }),
          receiptRow(say(language, 'item'), param(language === 'ko' ? 'nameKo' : 'nameEn')),
          amount(say(language, 'paid')),
        ],
      };
    case 'store_refund':
      return { rows: [...reasons, amount(say(language, 'refunded'))] };
    case 'indicator_hold':
      return { rows: [pass, amount(say(language, 'passPrice'))], note: say(language, 'held') };
    case 'indicator_post':
      return { rows: [pass], note: say(language, 'decided') };
    case 'indicator_void':
      return { rows: [pass, amount(say(language, 'returned'))] };
    case 'admin_grant':
      return { rows: [byAdministrator, ...reasons, amount(say(language, 'granted'))] };
    case 'admin_deduct':
      return { rows: [byAdministrator, ...reasons, amount(say(language, 'deducted'))] };
    case 'account_close':
      return { rows: [amount(say(language, 'forfeited'))] };
  }
}

/** One row per part of the window, then the sum, with a note about what was not paid. */
function minedRows(paid: bigint, parts: readonly IdleClaimPart[], language: Language): ReceiptParts {
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
        ? [receiptRow(say(language, 'mined'), grouped(sum.toText(PART_DIGITS)), { unit: 'L' })]
        : []),
    ],
    note:
      sum.floor() > paid
        ? say(language, 'most', { amount: lcoin(paid) })
        : isWhole
          ? null
          : say(language, 'fraction', { rest: rest.toText(PART_DIGITS) }),
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
  const { reward, intervalSeconds, intervals } = part;
  const cycles = say(language, intervals === '1' ? 'cycle' : 'cycles', { count: grouped(intervals) });
  if (part.pieces !== undefined)
    return [say(language, 'pieces', { pieces: part.pieces, cycles }), ...boostWords(part, language)].join(' · ');
  const cap = durationOf(Math.floor(Number(part.cap) * intervalSeconds), language);
  if (reward === 0) return say(language, 'off');
  const filled = Ratio.parse(intervals);
  if (Ratio.zero.isAtLeast(filled)) return say(language, 'full', { cap });
  const percents = Ratio.one.plus(Ratio.parse(part.ratePercent).times(Ratio.of(1n, 100n)));
  const each = Ratio.of(reward).times(percents).times(Ratio.parse(part.rateMultiplier)).toText(PART_DIGITS);
  const passed = Ratio.of(Date.parse(part.to) - Date.parse(part.from), intervalSeconds * 1000);
  const filling = filled.times(Ratio.of(intervalSeconds)).plus(HALF);
  // The decimals of a part are cut, so only a larger difference is due to the cap.
  const isCapped = passed.isAtLeast(filled.plus(Ratio.of(2n, 10n ** BigInt(PART_DIGITS))));
  return [
    say(language, 'intervals', { cycles, each }),
    say(language, 'rate', { duration: durationOf(intervalSeconds, language), reward }),
    ...boostWords(part, language),
    ...(isCapped ? [say(language, 'capped', { duration: durationOf(Number(filling.floor()), language), cap })] : []),
  ].join(' · ');
}

function boostWords({ boosts }: IdleClaimPart, language: Language): string[] {
  return boosts.map((boost) => `${boost.name[language]} ${effectWords(boost, language)}`.trim());
}

function durationOf(seconds: number, language: Language): string {
  if (seconds % 3600 === 0) return say(language, 'hours', { count: String(seconds / 3600) });
  if (seconds % 60 === 0) return say(language, 'minutes', { count: String(seconds / 60) });
  return say(language, 'seconds', { count: String(seconds) });
}
