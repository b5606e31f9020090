import { dayWords, sayIn, type Language, type Text } from '../../platform/errors/index.js';
import type { StatementLine, TransferKind } from '../../platform/ledger/index.js';
import { receiptRow } from '../../platform/receipts/index.js';
import { defineSettings } from '../../platform/settings/index.js';
import type { SummedKindText } from '../../platform/statements/index.js';

const amountOf = (amount: number, label: Text) =>
  ({ kind: 'integer', default: amount, min: 0, max: 1_000_000, label }) as const;

/** Amounts of the rewards, whole L coin; 0 disables one. */
export const RewardSettings = defineSettings('lcoin', {
  signupBonus: amountOf(1000, { ko: '회원가입 보너스 (L)', en: 'Sign-up bonus (L)' }),
  uidVerificationBonus: amountOf(1000, { ko: 'UID 인증 보너스 (L)', en: 'UID verification bonus (L)' }),
  attendanceReward: amountOf(50, { ko: '출석 보상 (L)', en: 'Attendance reward (L)' }),
});

const say = sayIn({
  exchange: { ko: '거래소', en: 'Exchange' },
  attendanceDay: { ko: '출석한 날', en: 'Day' },
  koreaTime: { ko: '한국 시간', en: 'Korea time' },
});

type ReceiptRow = ReturnType<typeof receiptRow>;

/** Everything that is told of a reward. */
interface Reward extends SummedKindText {
  readonly receipt: {
    /** Label of the amount. */
    readonly amount: Text;
    /** Rows above the amount. */
    readonly facts?: (line: StatementLine, language: Language) => readonly ReceiptRow[];
    readonly note?: Text;
  };
}

/** The rewards, by kind of transfer. Each is paid as its setting was at the time. */
export const rewards = {
  signup_bonus: {
    type: 'bonus',
    ko: '회원가입 보너스',
    en: 'Sign-up bonus',
    sum: { ko: '회원가입 보너스', en: 'Sign-up bonus' },
    title: { ko: '회원가입 보너스', en: 'Sign-up bonus' },
    receipt: { amount: { ko: '회원가입 보너스', en: 'Sign-up bonus' } },
  },
  uid_verification_bonus: {
    type: 'bonus',
    ko: 'UID 인증 보너스 ({{exchangeName}} {{uid}})',
    en: 'UID verification bonus ({{exchangeName}} {{uid}})',
    sum: { ko: 'UID 인증 보너스', en: 'UID verification bonuses' },
    title: { ko: 'UID 인증 보너스', en: 'UID verification bonus' },
    receipt: {
      amount: { ko: 'UID 인증 보너스', en: 'UID verification bonus' },
      facts: (line, language) => [
        receiptRow(say(language, 'exchange'), String(line.params.exchangeName ?? '')),
        receiptRow('UID', String(line.params.uid ?? ''), { behind: verificationOf(line) }),
      ],
      note: { ko: 'UID마다 한 번만 지급합니다.', en: 'Paid once for each UID.' },
    },
  },
  attendance: {
    type: 'earn',
    ko: '출석 체크 {{day}}',
    en: 'Daily check-in, {{day}}',
    sum: { ko: '출석 체크', en: 'Daily check-ins' },
    title: { ko: '출석 보상', en: 'Daily check-in' },
    receipt: {
      amount: { ko: '출석 보상', en: 'Attendance reward' },
      facts: ({ params }, language) => [
        receiptRow(say(language, 'attendanceDay'), dayWords(String(params.day ?? ''), language), {
          note: say(language, 'koreaTime'),
        }),
      ],
    },
  },
} satisfies Partial<Record<TransferKind<'LCOIN'>, Reward>>;

export type RewardKind = keyof typeof rewards;

/** The reward of a kind, null for every other kind of transfer. */
export function rewardOf(kind: TransferKind<'LCOIN'>): Reward | null {
  return (rewards as Partial<Record<TransferKind<'LCOIN'>, Reward>>)[kind] ?? null;
}

/** The verification that a bonus was paid for, whose reference is `exchange/UID`. */
function verificationOf({ reference }: StatementLine): ReceiptRow['behind'] {
  return reference && { kind: 'uid-verification', id: reference.id.replace('/', '_') };
}
