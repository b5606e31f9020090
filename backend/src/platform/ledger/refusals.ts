import type { DomainError } from '../errors/index.js';
import { LedgerErrors } from './ledger.errors.js';
import { formatAmount } from './money.js';
import { CURRENCIES, type Currency } from './transfer-kinds.js';

/** Name of a currency in texts. */
const UNITS: Record<Currency, string> = { LCOIN: 'L', LUFF: 'Luff' };

/**
 * Maps an error of the ledger's functions (class LG) or an overflow to a domain error. Other errors are returned
 * unchanged, and so are broken rules (LG006, LG008), which are bugs.
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
    case 'LG009': {
      const { currency, held } = JSON.parse(String(detail)) as Record<string, string>;
      const heldIn = currency as Currency;
      return LedgerErrors.pointsHeld(
        { unit: UNITS[heldIn], held: formatAmount(BigInt(held ?? 0), CURRENCIES[heldIn]) },
        { cause: error },
      );
    }
    case '22003':
      return LedgerErrors.amountOutOfRange({}, { cause: error });
    default:
      return error;
  }
}

/** The error of one row of an accrual; null if it was booked. */
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
