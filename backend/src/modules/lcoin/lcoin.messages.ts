import { seoulDay, seoulTime } from '../../platform/clock/index.js';
import { dayWords, grouped, maskedUid, type Language } from '../../platform/errors/index.js';
import type { StatementLine, TransferKind } from '../../platform/ledger/index.js';

/** Type of a history line: additions are earn, bonus or mining, everything else spends. */
export const LCOIN_HISTORY_TYPES = ['earn', 'spend', 'bonus', 'mining', 'other'] as const;
export type LcoinHistoryType = (typeof LCOIN_HISTORY_TYPES)[number];

type Words = Pick<StatementLine, 'params' | 'reason'>;

/** A period in Seoul: `03:10–07:40`, with the days if they differ, or on request. */
export function spanWords(from: Date, to: Date, language: Language, withDay = false): string {
  const [firstDay, lastDay] = [seoulDay(from), seoulDay(to)];
  const first = withDay || firstDay !== lastDay ? `${dayWords(firstDay, language)} ` : '';
  const last = firstDay === lastDay ? '' : `${dayWords(lastDay, language)} `;
  // With seconds if the minutes are equal.
  const digits = to.getTime() - from.getTime() < 120_000 ? 8 : 5;
  return `${first}${seoulTime(from).slice(0, digits)}–${last}${seoulTime(to).slice(0, digits)}`;
}
type Sentence = (words: Words) => string;

interface KindText {
  readonly type: LcoinHistoryType;
  readonly ko: string | Sentence;
  readonly en: string | Sentence;
}

/** `Deepcoin 10••••01`. */
function uidOf({ params }: Words): string {
  return `${String(params.exchangeName ?? '')} ${maskedUid(String(params.uid ?? ''))}`;
}

/** Short effect of an item: `+20%`, `×1.5`, `한도 ×3`. Amounts are decimal strings. */
export function effectWords(
  effect: { readonly ratePercent: string; readonly rateMultiplier: string; readonly capMultiplier: string },
  language: Language,
): string {
  const cap = language === 'ko' ? '한도' : 'cap';
  return [
    ...(Number(effect.ratePercent) === 0 ? [] : [`+${effect.ratePercent}%`]),
    ...(Number(effect.rateMultiplier) === 1 ? [] : [`×${effect.rateMultiplier}`]),
    ...(Number(effect.capMultiplier) === 1 ? [] : [`${cap} ×${effect.capMultiplier}`]),
  ].join(' ');
}

/** Maximum boosts named in a history line; the receipt lists all. */
const NAMED_BOOSTS = 2;

/** The boosts of a claim: `스피드 부스터 +20%, 캡 부스터 한도 ×3`; undefined without any. */
export function boostsInShort(
  boosts: readonly (Parameters<typeof effectWords>[0] & { readonly name: Readonly<Record<Language, string>> })[],
  language: Language,
): string | undefined {
  const words = [...new Set(boosts.map((boost) => `${boost.name[language]} ${effectWords(boost, language)}`.trim()))];
  if (words.length === 0) return undefined;
  const more = words.length - NAMED_BOOSTS;
  const rest = more <= 0 ? '' : language === 'ko' ? ` 외 ${more}개` : ` and ${more} more`;
  return `${words.slice(0, NAMED_BOOSTS).join(', ')}${rest}`;
}

/** One line for a claim: kind, window and boosts. */
function minedText(title: string, language: Language): Sentence {
  return ({ params }) => {
    const [from, to] = [params.from, params.to].map((instant) => new Date(String(instant)));
    const boosts = params[language === 'ko' ? 'boostsKo' : 'boostsEn'];
    const window =
      from && to && !Number.isNaN(from.getTime() + to.getTime()) ? ` ${spanWords(from, to, language)}` : '';
    return `${title}${window}${typeof boosts === 'string' ? ` · ${boosts}` : ''}`;
  };
}

/** Length of an indicator pass, if the transfer has it. */
function passOf({ params }: Words, language: Language): string {
  const { days } = params;
  if (typeof days !== 'number') return language === 'ko' ? '지표 이용권' : 'Indicator pass';
  return language === 'ko' ? `지표 이용권 ${days}일` : `Indicator pass, ${days} days`;
}

const withReason =
  (text: string): Sentence =>
  ({ reason }) =>
    reason === null ? text : `${text} (${reason})`;

/** Texts for every kind of transfer. A new kind does not compile without its texts. */
const kindTexts: Record<TransferKind<'LCOIN'>, KindText> = {
  signup_bonus: { type: 'bonus', ko: '회원가입 보너스', en: 'Signup bonus' },
  uid_verification_bonus: {
    type: 'bonus',
    ko: (words) => `UID 인증 보너스 (${uidOf(words)})`,
    en: (words) => `UID verification bonus (${uidOf(words)})`,
  },
  attendance: {
    type: 'earn',
    ko: ({ params }) => `출석 체크 ${dayWords(String(params.day ?? ''), 'ko')}`,
    en: ({ params }) => `Daily check-in, ${dayWords(String(params.day ?? ''), 'en')}`,
  },
  idle_mining: { type: 'mining', ko: minedText('자동 채굴', 'ko'), en: minedText('Idle mining', 'en') },
  admin_grant: { type: 'earn', ko: withReason('관리자 지급'), en: withReason('Granted by an administrator') },
  admin_deduct: { type: 'other', ko: withReason('관리자 차감'), en: withReason('Deducted by an administrator') },
  store_purchase: {
    type: 'spend',
    ko: ({ params }) => `주문 ${String(params.orderNumber ?? '')} · ${String(params.nameKo ?? '')}`,
    en: ({ params }) => `Order ${String(params.orderNumber ?? '')} · ${String(params.nameEn ?? '')}`,
  },
  store_refund: { type: 'earn', ko: withReason('스토어 구매 환불'), en: withReason('Store purchase refunded') },
  indicator_hold: {
    type: 'spend',
    ko: (words) => `${passOf(words, 'ko')} 구매 요청`,
    en: (words) => `${passOf(words, 'en')} requested`,
  },
  indicator_post: {
    type: 'other',
    ko: (words) => `${passOf(words, 'ko')} 구매 승인`,
    en: (words) => `${passOf(words, 'en')} approved`,
  },
  indicator_void: {
    type: 'earn',
    ko: (words) => `${passOf(words, 'ko')} 구매 요청 반환`,
    en: (words) => `${passOf(words, 'en')}, request returned`,
  },
  account_close: { type: 'other', ko: '탈퇴로 소멸', en: 'Forfeited when the account was closed' },
};

/** Type and description of one history line in the reader's language. */
export function describeTransfer(
  line: Words & { readonly kind: TransferKind },
  language: Language,
): { type: LcoinHistoryType; description: string } {
  const { type, [language]: text } = kindTexts[line.kind as TransferKind<'LCOIN'>];
  return { type, description: typeof text === 'string' ? text : text(line) };
}

/** Confirmation of an adjustment for the administrator. */
export function adjustedText(language: Language, amount: bigint): string {
  const size = grouped(amount < 0n ? -amount : amount);
  if (language === 'ko') return amount > 0n ? `${size} L을 지급했습니다.` : `${size} L을 차감했습니다.`;
  return amount > 0n ? `${size} L have been granted.` : `${size} L have been deducted.`;
}

/** Names of the kinds, for totals. */
const kindNames: Record<TransferKind<'LCOIN'>, Readonly<Record<Language, string>>> = {
  signup_bonus: { ko: '회원가입 보너스', en: 'Signup bonus' },
  uid_verification_bonus: { ko: 'UID 인증 보너스', en: 'UID verification bonuses' },
  attendance: { ko: '출석 체크', en: 'Daily check-ins' },
  idle_mining: { ko: '자동 채굴', en: 'Idle mining' },
  admin_grant: { ko: '관리자 지급', en: 'Granted by administrators' },
  admin_deduct: { ko: '관리자 차감', en: 'Deducted by administrators' },
  store_purchase: { ko: '스토어 구매', en: 'Store purchases' },
  store_refund: { ko: '스토어 구매 환불', en: 'Store refunds' },
  indicator_hold: { ko: '지표 이용권 구매 요청', en: 'Indicator passes requested' },
  indicator_post: { ko: '지표 이용권 구매 승인', en: 'Indicator passes approved' },
  indicator_void: { ko: '지표 이용권 구매 요청 반환', en: 'Indicator requests returned' },
  account_close: { ko: '탈퇴로 소멸', en: 'Forfeited when the account was closed' },
};

/** Labelled totals by kind, in the order of the kinds. */
export function nameSums<Sum>(
  sums: ReadonlyMap<TransferKind<'LCOIN'>, Sum>,
  language: Language,
): { kind: TransferKind<'LCOIN'>; type: LcoinHistoryType; label: string; sum: Sum }[] {
  return (Object.keys(kindNames) as TransferKind<'LCOIN'>[]).flatMap((kind) => {
    const sum = sums.get(kind);
    return sum === undefined ? [] : [{ kind, type: kindTexts[kind].type, label: kindNames[kind][language], sum }];
  });
}

/** Column titles and types in statement files. */
export const statementFileTexts = {
  ko: {
    titles: ['일시 (한국 시간)', '유형', '내용', '수량 (L)', '사용 가능 잔액 (L)', '내역 번호'],
    types: { earn: '적립', spend: '사용', bonus: '보너스', mining: '채굴', other: '기타' },
  },
  en: {
    titles: ['Time (Korea)', 'Type', 'Description', 'Amount (L)', 'Available balance (L)', 'Entry'],
    types: { earn: 'Earned', spend: 'Spent', bonus: 'Bonus', mining: 'Mining', other: 'Other' },
  },
} as const satisfies Record<Language, { titles: readonly string[]; types: Record<LcoinHistoryType, string> }>;

/** Confirmation of a paid claim. */
export function claimedText(language: Language, amount: bigint): string {
  const size = grouped(amount);
  return language === 'ko' ? `자동 채굴 ${size} L을 받았습니다.` : `You received ${size} L from idle mining.`;
}

/** Confirmation of a check-in. */
export function checkedInText(language: Language, amount: bigint): string {
  const size = grouped(amount);
  return language === 'ko' ? `출석 보상 ${size} L을 받았습니다.` : `You received ${size} L for checking in.`;
}

/** The kinds of transfer shown as one of these types. */
export function kindsOfTypes(types: readonly LcoinHistoryType[]): TransferKind<'LCOIN'>[] {
  const kinds = Object.keys(kindTexts) as TransferKind<'LCOIN'>[];
  return kinds.filter((kind) => types.includes(kindTexts[kind].type));
}

/** Descriptions of these tables in a member's download. */
export const personalTableTexts = {
  entries: { ko: 'L코인 내역', en: 'Everything that was added to or taken from your L coin' },
  claims: { ko: '자동 채굴 수령과 그 계산', en: 'Your claims of idle mining and how they were computed' },
};

/** Field errors, as `ko | en`. */
export const fieldTexts = {
  adjustment:
    '지급은 양수, 차감은 음수로 0이 아닌 정수를 입력해 주세요. | Enter a whole number other than 0: positive grants, negative deducts.',
  historyType:
    '유형은 earn, spend, bonus, mining, other 중에서 골라 주세요. | The type is earn, spend, bonus, mining or other.',
  since: '구간의 시작 시각을 확인해 주세요. | Check the beginning of the window.',
  adjustmentReason: '사유는 200자까지 입력할 수 있습니다. | A reason may have at most 200 characters.',
} as const;
