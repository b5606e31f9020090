import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager, EntityTarget } from 'typeorm';
import { ReceiptKinds, Seals } from '../../../platform/receipts/index.js';
import { PersonalDataExport, rowsOfMember, type PersonalDataOwner } from '../../auth/index.js';
import { UserUid } from '../entities/user-uid.entity.js';
import { UidDispute } from '../entities/uid-dispute.entity.js';
import { VerificationRequest } from '../entities/verification-request.entity.js';
import { uidVerificationKind } from '../uids/uid-verification-receipt.js';
import { RebateDays } from './rebate-days.queries.js';
import { RebateMonths } from './rebate-months.queries.js';
import { rebateKinds } from './rebate-receipts.js';
import { heldBy, RebateQueries } from './rebate.queries.js';
import { personalTableTexts } from '../uid-rebate.messages.js';

/** Contributes a member's UIDs and their reports to the data download, and both to their receipts. */
@Injectable()
export class RebateExport implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalDataExport,
    private readonly rebates: RebateQueries,
    private readonly days: RebateDays,
    private readonly months: RebateMonths,
    private readonly receipts: ReceiptKinds,
    private readonly seals: Seals,
  ) {}

  onModuleInit(): void {
    this.personalData.contribute(uids);
    this.personalData.contribute(requests);
    this.personalData.contribute(disputes);
    this.contributeRows();
    for (const kind of rebateKinds(this.rebates, this.days, this.months, this.seals)) this.receipts.register(kind);
    this.receipts.register(uidVerificationKind(this.seals));
  }

  private contributeRows(): void {
    const { rebates } = this;
    this.personalData.contribute({
      name: 'rebate-rows',
      about: personalTableTexts.rows,
      columns: [
        'exchange',
        'uid',
        'day',
        'product',
        'volume',
        'fee',
        'rebate',
        'rebateRate',
        'estimated',
        'source',
        'revision',
        'fetchedAt',
        'updatedAt',
      ],
      async *rows(em, { id }) {
        const holdings: HoldingSpan[] = await em.query(
          `SELECT h.exchange_id AS "exchangeId", h.uid, h.counted_from_on::text AS "from", h.released_on::text AS "until"
           FROM uid_rebate_uids h WHERE ${heldBy('$1')} ORDER BY h.exchange_id, h.uid, h.verified_at`,
          [id],
        );
        for (const holding of holdings)
          for await (const row of rebates.rowsOfHolding(em, holding)) yield { ...row, exchange: row.exchangeName };
      },
    });
  }
}

interface ExchangeRow {
  id: string;
  userId: string;
  exchangeId: string;
  processedAt?: Date | null;
}

interface HoldingSpan {
  readonly exchangeId: string;
  readonly uid: string;
  readonly from: string | null;
  readonly until: string | null;
}

/** Rows of a table with the names of their exchanges. */
const namedRows = <T extends ExchangeRow>(entity: EntityTarget<T>) =>
  async function* (em: EntityManager, { id }: PersonalDataOwner) {
    const exchanges: { id: string; name: string }[] = await em.query(`SELECT id, name FROM uid_rebate_exchanges`);
    const names = new Map(exchanges.map((exchange) => [exchange.id, exchange.name]));
    for await (const row of rowsOfMember(em, entity, id))
      yield { ...row, exchange: names.get(row.exchangeId) ?? row.exchangeId, decidedAt: row.processedAt ?? null };
  };

const uids = {
  name: 'uids',
  about: personalTableTexts.uids,
  columns: ['id', 'exchange', 'uid', 'status', 'createdAt', 'verifiedAt', 'verifiedOn', 'releasedAt', 'releaseReason'],
  rows: namedRows(UserUid),
} as const;

const requests = {
  name: 'verification-requests',
  about: personalTableTexts.requests,
  columns: ['id', 'exchange', 'uid', 'status', 'adminNote', 'createdAt', 'decidedAt'],
  rows: namedRows(VerificationRequest),
} as const;

const disputes = {
  name: 'uid-disputes',
  about: personalTableTexts.disputes,
  columns: ['id', 'exchange', 'uid', 'statement', 'proofCode', 'status', 'adminNote', 'createdAt', 'decidedAt'],
  rows: namedRows(UidDispute),
} as const;
