import type { Language } from '../../platform/errors/index.js';
import type { StatementLine, TransferKind } from '../../platform/ledger/index.js';

/** What a line of the history is; everything that adds is earn, bonus or mining, everything else takes. */
export const LCOIN_HISTORY_TYPES = ['earn', 'spend', 'bonus', 'mining', 'other'] as const;
export type LcoinHistoryType = (typeof LCOIN_HISTORY_TYPES)[number];

type Words = Pick<StatementLine, 'params' | 'reason'>;
type Sentence = (words: Words) => string;

interface KindText {
  readonly type: LcoinHistoryType;
  readonly ko: string | Sentence;
  readonly en: string | Sentence;
}

/** `Deepcoin 1000…`: enough for its holder to know the UID, too little for whoever looks over the shoulder. */
function uidOf({ params }: Words): string {
  return `${String(params.exchangeName ?? '')} ${String(params.uid ?? '').slice(0, 4)}…`;
}

const withReason =
  (text: string): Sentence =>
  ({ reason }) =>
    reason === null ? text : `${text} (${reason})`;

/** Every kind of transfer of L coin in words. A new kind does not compile until it has its words here. */
const kindTexts: Record<TransferKind<'LCOIN'>, KindText> = {
  signup_bonus: { type: 'bonus', ko: '회원가입 보너스', en: 'Signup bonus' },
  uid_verification_bonus: {
    type: 'bonus',
    ko: (words) => `UID 인증 보너스 (${uidOf(words)})`,
    en: (words) => `UID verification bonus (${uidOf(words)})`,
  },
  attendance: { type: 'earn', ko: '출석 체크', en: 'Daily check-in' },
  idle_mining: { type: 'mining', ko: '자동 채굴', en: 'Idle mining' },
  admin_grant: { type: 'earn', ko: withReason('관리자 지급'), en: withReason('Granted by an administrator') },
  admin_deduct: { type: 'other', ko: withReason('관리자 차감'), en: withReason('Deducted by an administrator') },
  store_purchase: { type: 'spend', ko: '상점 구매', en: 'Store purchase' },
  store_refund: { type: 'earn', ko: withReason('상점 구매 환불'), en: withReason('Store purchase refunded') },
  indicator_hold: { type: 'spend', ko: '지표 구매 신청', en: 'Indicator requested' },
  indicator_post: { type: 'other', ko: '지표 구매 승인', en: 'Indicator approved' },
  indicator_void: {
    type: 'earn',
    ko: withReason('지표 구매 신청 반환'),
    en: withReason('Indicator request returned'),
  },
  account_close: { type: 'other', ko: '탈퇴로 소멸', en: 'Forfeited when the account was closed' },
};

/** Type and description of one line, in the reader's language. */
export function describeTransfer(
  line: Words & { readonly kind: TransferKind },
  language: Language,
): { type: LcoinHistoryType; description: string } {
  const { type, [language]: text } = kindTexts[line.kind as TransferKind<'LCOIN'>];
  return { type, description: typeof text === 'string' ? text : text(line) };
}

/** What an administrator reads after an adjustment. */
export function adjustedText(language: Language, amount: bigint): string {
  const size = (amount < 0n ? -amount : amount).toLocaleString('ko-KR');
  if (language === 'ko') return amount > 0n ? `${size} L을 지급했습니다.` : `${size} L을 차감했습니다.`;
  return amount > 0n ? `${size} L have been granted.` : `${size} L have been deducted.`;
}

/** What the member's download says about this table. */
export const lcoinEntriesText = { ko: 'L코인 내역', en: 'Everything that was added to or taken from your L coin' };

/** Refusals of single fields, as `ko | en`. */
export const fieldTexts = {
  adjustment:
    '지급은 양수, 차감은 음수로 0이 아닌 정수를 입력해 주세요. | Enter a whole number other than 0: positive grants, negative deducts.',
  historyType:
    '유형은 earn, spend, bonus, mining, other 중에서 골라 주세요. | The type is earn, spend, bonus, mining or other.',
  day: '날짜를 YYYY-MM-DD로 입력해 주세요. | Enter the day as YYYY-MM-DD.',
  adjustmentReason: '사유는 200자까지 입력할 수 있습니다. | A reason may have at most 200 characters.',
} as const;
