import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PersonalDataExport, type PersonalDataOwner } from '../auth/index.js';
import { UserUid } from './entities/user-uid.entity.js';
import { UidDispute } from './entities/uid-dispute.entity.js';
import { VerificationRequest } from './entities/verification-request.entity.js';
import { heldBy, RebateQueries } from './rebate.queries.js';
import { personalTableTexts } from './uid-rebate.messages.js';

/** Contributes a member's UIDs and their reports to the data download. */
@Injectable()
export class RebateExport implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalDataExport,
    private readonly rebates: RebateQueries,
  ) {}

  onModuleInit(): void {
    this.personalData.contribute(uids);
    this.personalData.contribute(requests);
    this.personalData.contribute(disputes);
    this.contributeRows();
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
          for await (const row of rebates.rowsOfHolding(em, holding))
            yield {
              exchange: row.exchangeName,
              uid: row.uid,
              day: row.day,
              product: row.product,
              volume: row.volume,
              fee: row.fee,
              rebate: row.rebate,
              rebateRate: row.rebateRate,
              estimated: row.estimated,
              source: row.source,
              revision: row.revision,
              fetchedAt: row.fetchedAt.toISOString(),
              updatedAt: row.updatedAt.toISOString(),
            };
      },
    });
  }
}

interface HoldingSpan {
  readonly exchangeId: string;
  readonly uid: string;
  readonly from: string | null;
  readonly until: string | null;
}

const uids = {
  name: 'uids',
  about: personalTableTexts.uids,
  columns: ['id', 'exchange', 'uid', 'status', 'createdAt', 'verifiedAt', 'verifiedOn', 'releasedAt', 'releaseReason'],
  async *rows(em: EntityManager, { id: userId }: PersonalDataOwner) {
    const names = await namesOf(em);
    for (const own of await em.find(UserUid, { where: { userId }, order: { id: 'ASC' } }))
      yield {
        id: own.id,
        exchange: names.get(own.exchangeId) ?? own.exchangeId,
        uid: own.uid,
        status: own.status,
        createdAt: own.createdAt.toISOString(),
        verifiedAt: own.verifiedAt?.toISOString() ?? null,
        verifiedOn: own.verifiedOn,
        releasedAt: own.releasedAt?.toISOString() ?? null,
        releaseReason: own.releaseReason,
      };
  },
} as const;

const requests = {
  name: 'verification-requests',
  about: personalTableTexts.requests,
  columns: ['id', 'exchange', 'uid', 'status', 'adminNote', 'createdAt', 'decidedAt'],
  async *rows(em: EntityManager, { id: userId }: PersonalDataOwner) {
    const names = await namesOf(em);
    for (const request of await em.find(VerificationRequest, { where: { userId }, order: { id: 'ASC' } }))
      yield {
        id: request.id,
        exchange: names.get(request.exchangeId) ?? request.exchangeId,
        uid: request.uid,
        status: request.status,
        adminNote: request.adminNote,
        createdAt: request.createdAt.toISOString(),
        decidedAt: request.decidedAt?.toISOString() ?? null,
      };
  },
} as const;

const disputes = {
  name: 'uid-disputes',
  about: personalTableTexts.disputes,
  columns: ['id', 'exchange', 'uid', 'statement', 'proofCode', 'status', 'adminNote', 'createdAt', 'decidedAt'],
  async *rows(em: EntityManager, { id: userId }: PersonalDataOwner) {
    const names = await namesOf(em);
    for (const dispute of await em.find(UidDispute, { where: { userId }, order: { id: 'ASC' } }))
      yield {
        id: dispute.id,
        exchange: names.get(dispute.exchangeId) ?? dispute.exchangeId,
        uid: dispute.uid,
        statement: dispute.statement,
        proofCode: dispute.proofCode,
        status: dispute.status,
        adminNote: dispute.adminNote,
        createdAt: dispute.createdAt.toISOString(),
        decidedAt: dispute.decidedAt?.toISOString() ?? null,
      };
  },
} as const;

async function namesOf(em: EntityManager): Promise<Map<string, string>> {
  const rows: { id: string; name: string }[] = await em.query(`SELECT id, name FROM uid_rebate_exchanges`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
