import { seoulDay, seoulTime } from '../../platform/clock/index.js';
import { dayWords, sayIn, type Language } from '../../platform/errors/index.js';
import type { TransferKind } from '../../platform/ledger/index.js';
import type { SummedKindText, TransferWords } from '../../platform/statements/index.js';
import { rewards } from './lcoin-rewards.settings.js';

/** A sentence of this module in the reader's language. */
export const say = sayIn({
  cap: { ko: '한도', en: 'cap' },
  moreBoosts: { ko: '외 {{more}}개', en: 'and {{more}} more' },
  granted: { ko: '{{amount}} L을 지급했습니다.', en: '{{amount}} L have been granted.' },
  deducted: { ko: '{{amount}} L을 차감했습니다.', en: '{{amount}} L have been deducted.' },
  claimed: { ko: '자동 채굴 {{amount}} L을 받았습니다.', en: 'You received {{amount}} L from idle mining.' },
  checkedIn: { ko: '출석 보상 {{amount}} L을 받았습니다.', en: 'You received {{amount}} L for checking in.' },
});

/** A period in Seoul: `03:10–07:40`; if the days differ, or on request, with them: `2026.11.26 21:00–11.28 07:40`. */
export function spanWords(from: Date, to: Date, language: Language, withDay = false): string {
  const [firstDay, lastDay] = [seoulDay(from), seoulDay(to)];
  const first = withDay || firstDay !== lastDay ? `${datedDay(firstDay, language)} ` : '';
  const isOfYear = lastDay.startsWith(firstDay.slice(0, 4));
  const last = firstDay === lastDay ? '' : `${isOfYear ? shortDay(lastDay, language) : datedDay(lastDay, language)} `;
  // With seconds if the minutes are equal.
  const digits = to.getTime() - from.getTime() < 120_000 ? 8 : 5;
  return `${first}${seoulTime(from).slice(0, digits)}–${last}${seoulTime(to).slice(0, digits)}`;
}

/** `11.26`, `26 Nov`. */
const shortDay = (day: string, language: Language): string =>
  language === 'ko' ? day.slice(5).replace('-', '.') : dayWords(day, language);
/** `2026.11.26`, `26 Nov 2026`. */
const datedDay = (day: string, language: Language): string =>
  language === 'ko' ? day.replaceAll('-', '.') : `${dayWords(day, language)} ${day.slice(0, 4)}`;

/** Short effect of an item: `+20%`, `×1.5`, `한도 ×3`. Amounts are decimal strings. */
export function effectWords(
  effect: { readonly ratePercent: string; readonly rateMultiplier: string; readonly capMultiplier: string },
  language: Language,
): string {
  return [
    ...(Number(effect.ratePercent) === 0 ? [] : [`+${effect.ratePercent}%`]),
    ...(Number(effect.rateMultiplier) === 1 ? [] : [`×${effect.rateMultiplier}`]),
    ...(Number(effect.capMultiplier) === 1 ? [] : [`${say(language, 'cap')} ×${effect.capMultiplier}`]),
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
  const rest = more <= 0 ? '' : ` ${say(language, 'moreBoosts', { more })}`;
  return `${words.slice(0, NAMED_BOOSTS).join(', ')}${rest}`;
}

/** Window and boosts of a claim, as far as the transfer has them. */
export function factsOf({ params }: TransferWords, language: Language): Readonly<Record<string, string>> {
  const isKorean = language === 'ko';
  const [from, to] = [params.from, params.to].map((instant) => new Date(String(instant)));
  const hasWindow = from && to && !Number.isNaN(from.getTime() + to.getTime());
  const boosts = params[isKorean ? 'boostsKo' : 'boostsEn'];
  return {
    window: hasWindow ? ` ${spanWords(from, to, language)}` : '',
    boosts: typeof boosts === 'string' ? ` · ${boosts}` : '',
  };
}

/** Texts for every kind of transfer. A new kind does not compile without its texts. */
export const kindTexts: Record<TransferKind<'LCOIN'>, SummedKindText> = {
  ...rewards,
  idle_mining: {
    type: 'mining',
    ko: '자동 채굴{{window}}{{boosts}}',
    en: 'Idle mining{{window}}{{boosts}}',
    sum: { ko: '자동 채굴', en: 'Idle mining' },
    title: { ko: '자동 채굴', en: 'Idle mining' },
  },
  admin_grant: {
    type: 'earn',
    ko: '관리자 지급{{reason}}',
    en: 'Granted by an administrator{{reason}}',
    sum: { ko: '관리자 지급', en: 'Granted by administrators' },
    title: { ko: '관리자 지급', en: 'Granted by an administrator' },
  },
  admin_deduct: {
    type: 'other',
    ko: '관리자 차감{{reason}}',
    en: 'Deducted by an administrator{{reason}}',
    sum: { ko: '관리자 차감', en: 'Deducted by administrators' },
    title: { ko: '관리자 차감', en: 'Deducted by an administrator' },
  },
  store_purchase: {
    type: 'spend',
    ko: '주문 {{orderNumber}} · {{nameKo}}',
    en: 'Order {{orderNumber}} · {{nameEn}}',
    sum: { ko: '스토어 구매', en: 'Store purchases' },
    title: { ko: '스토어 구매', en: 'Store purchase' },
  },
  store_refund: {
    type: 'earn',
    ko: '스토어 구매 환불{{reason}}',
    en: 'Store purchase refunded{{reason}}',
    sum: { ko: '스토어 구매 환불', en: 'Store refunds' },
    title: { ko: '스토어 구매 환불', en: 'Store refund' },
  },
  indicator_hold: {
    type: 'spend',
    ko: '지표 이용권 {{days}}일 구매 요청',
    en: 'Indicator pass, {{days}} days requested',
    sum: { ko: '지표 이용권 구매 요청', en: 'Indicator passes requested' },
    title: { ko: '지표 이용권 구매 요청', en: 'Indicator pass requested' },
  },
  indicator_post: {
    type: 'other',
    ko: '지표 이용권 {{days}}일 구매 승인',
    en: 'Indicator pass, {{days}} days approved',
    sum: { ko: '지표 이용권 구매 승인', en: 'Indicator passes approved' },
    title: { ko: '지표 이용권 구매 승인', en: 'Indicator pass approved' },
  },
  indicator_void: {
    type: 'earn',
    ko: '지표 이용권 {{days}}일 구매 요청 반환',
    en: 'Indicator pass, {{days}} days, request returned',
    sum: { ko: '지표 이용권 구매 요청 반환', en: 'Indicator requests returned' },
    title: { ko: '지표 이용권 구매 요청 반환', en: 'Indicator pass request returned' },
  },
  account_close: {
    type: 'other',
    ko: '탈퇴로 소멸',
    en: 'Forfeited when the account was closed',
    sum: { ko: '탈퇴로 소멸', en: 'Forfeited when the account was closed' },
    title: { ko: '탈퇴로 소멸', en: 'Forfeited when the account was closed' },
  },
};

/** Descriptions of these tables in a member's download. */
export const personalTableTexts = {
  entries: { ko: 'L코인 내역', en: 'Everything that was added to or taken from your L coin' },
  claims: { ko: '자동 채굴 수령과 그 계산', en: 'Your claims of idle mining and how they were computed' },
};

/** Field errors. */
export const fieldTexts = {
  adjustment: {
    ko: '지급은 양수, 차감은 음수로 0이 아닌 정수를 입력해 주세요.',
    en: 'Enter a whole number other than 0: positive grants, negative deducts.',
  },
  since: { ko: '구간의 시작 시각을 확인해 주세요.', en: 'Check the beginning of the window.' },
  adjustmentReason: { ko: '사유는 200자까지 입력할 수 있습니다.', en: 'A reason may have at most 200 characters.' },
} as const;
