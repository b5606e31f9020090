import type { Book } from '../../platform/statements/index.js';
import { IdleClaim } from './entities/idle-claim.entity.js';
import { receiptParts } from './lcoin-receipts.messages.js';
import { LcoinErrors } from './lcoin.errors.js';
import { factsOf, kindTexts } from './lcoin.messages.js';

/** How L coin is told in statements. */
export const lcoinBook: Book = {
  currency: 'LCOIN',
  slug: 'lcoin',
  unit: { ko: 'L', en: 'L' },
  owes: false,
  kinds: kindTexts,
  facts: factsOf,
  notFound: LcoinErrors.entryNotFound,
  async receipt(em, userId, line, language) {
    const { kind, transferId } = line;
    const claim = kind === 'idle_mining' ? await em.findOneBy(IdleClaim, { userId, transferId }) : null;
    return receiptParts(line, claim?.parts ?? [], language);
  },
};
