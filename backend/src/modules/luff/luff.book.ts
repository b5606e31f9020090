import { In, MoreThan } from 'typeorm';
import type { Book } from '../../platform/statements/index.js';
import { LuffRedemptionDto } from './dto/luff-redemption.dto.js';
import { LuffAccrual } from './entities/luff-accrual.entity.js';
import { LuffRedemption } from './entities/luff-redemption.entity.js';
import { accrualParts, ownersOnly, redemptionParts } from './luff-receipts.messages.js';
import { LuffErrors } from './luff.errors.js';
import { causeTexts, kindTexts, luffUnit } from './luff.messages.js';

/** How Luff is told in statements. */
export const luffBook: Book = {
  currency: 'LUFF',
  slug: 'luff',
  unit: luffUnit,
  owes: true,
  kinds: kindTexts,
  ownersOnly,
  causes: causeTexts,
  async simulated(em, userId, transferIds) {
    const where = { userId, transferId: In([...transferIds]), simulated: true };
    const found = await em.find(LuffAccrual, { where, select: { transferId: true } });
    return new Set(found.map(({ transferId }) => transferId));
  },
  notFound: LuffErrors.transactionNotFound,
  async receipt(em, userId, line, language) {
    const accrual = await em.findOneBy(LuffAccrual, { userId, transferId: line.transferId });
    if (accrual) {
      const { exchangeId, uid, reportOn, revision } = accrual;
      const later = await em.findOne(LuffAccrual, {
        where: { userId, exchangeId, uid, reportOn, revision: MoreThan(revision) },
        order: { revision: 'DESC' },
      });
      return { ...accrualParts(line, accrual, language), correctedAt: later && later.postedAt.toISOString() };
    }
    const { reference } = line;
    const redemption =
      reference?.type === 'luff_redemption' ? await em.findOneBy(LuffRedemption, { userId, id: reference.id }) : null;
    return redemptionParts(line, redemption && LuffRedemptionDto.from(redemption, language), language);
  },
};
