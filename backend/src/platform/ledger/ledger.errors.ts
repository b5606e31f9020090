import { DomainError, defineErrors } from '../errors/index.js';
import { formatAmount } from './money.js';
import { CURRENCIES, type Currency } from './transfer-kinds.js';

/** What the ledger refuses. Amounts in the sentences are decimal strings of the currency. */
export const LedgerErrors = defineErrors('ledger', {
  insufficient: {
    kind: 'rejected',
    ko: '잔액이 부족합니다. 필요 {{required}} {{unit}}, 사용 가능 {{available}} {{unit}}',
    en: 'Not enough {{unit}}. Required {{required}}, available {{available}}',
  },
  frozen: {
    kind: 'rejected',
    ko: '잔액을 확인하는 동안 포인트를 사용할 수 없습니다. 고객센터로 문의해 주세요.',
    en: 'Points cannot be moved while this balance is being checked. Please contact support.',
  },
  keyReused: {
    kind: 'conflict',
    ko: '같은 요청이 다른 내용으로 이미 처리되었습니다.',
    en: 'This request was already carried out with other content.',
  },
  noAccount: {
    kind: 'notFound',
    ko: '포인트 계정을 찾을 수 없습니다.',
    en: 'There is no such point account.',
  },
  alreadyConcluded: {
    kind: 'conflict',
    ko: '이미 처리된 요청입니다.',
    en: 'This request was already dealt with.',
  },
  transferNotFound: {
    kind: 'notFound',
    ko: '포인트 내역을 찾을 수 없습니다.',
    en: 'There is no such transfer.',
  },
  amountOutOfRange: {
    kind: 'invalid',
    ko: '처리할 수 있는 금액의 범위를 벗어났습니다.',
    en: 'The amount is outside the range that can be booked.',
  },
});

/** Name of a currency in sentences. */
const UNITS: Record<Currency, string> = { LCOIN: 'L', LUFF: 'Luff' };

/**
 * The refusal for an error of the ledger's functions (class LG) or an overflow; any other error comes back as it is, and
 * so does a broken rule (LG006, LG008): that is a fault of ours and not something to tell a member.
 */
export function refusalOf(error: unknown): unknown {
  const { code, detail } = error as { code?: unknown; detail?: unknown };
  switch (code) {
    case 'LG001': {
      const { currency, required, available } = JSON.parse(String(detail)) as Record<string, string>;
      const shortOf = currency as Currency;
      const scale = CURRENCIES[shortOf];
      return LedgerErrors.insufficient(
        {
          unit: UNITS[shortOf],
          required: formatAmount(BigInt(required ?? 0), scale),
          available: formatAmount(BigInt(available ?? 0), scale),
        },
        { cause: error },
      );
    }
    case 'LG002':
      return LedgerErrors.frozen({}, { cause: error });
    case 'LG003':
      return LedgerErrors.keyReused({}, { cause: error });
    case 'LG004':
      return LedgerErrors.noAccount({}, { cause: error });
    case 'LG005':
      return LedgerErrors.alreadyConcluded({}, { cause: error });
    case 'LG007':
      return LedgerErrors.transferNotFound({}, { cause: error });
    case '22003':
      return LedgerErrors.amountOutOfRange({}, { cause: error });
    default:
      return error;
  }
}

/** The refusal of one row of an accrual, or null when it was booked. */
export function refusalOfOutcome(outcome: string): DomainError | null {
  switch (outcome) {
    case 'frozen':
      return LedgerErrors.frozen();
    case 'key_reused':
      return LedgerErrors.keyReused();
    case 'no_account':
      return LedgerErrors.noAccount();
    default:
      return null;
  }
}
