import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Language } from '../../../platform/errors/index.js';
import { byId, readPage, type Page, type PageQuery } from '../../../platform/http/index.js';
import type { ReviewReason } from '../entities/verification-request.entity.js';

/** A request with the data of its list. */
export interface RequestView {
  readonly id: string;
  readonly userId: string;
  readonly exchangeName: string;
  readonly uid: string;
  readonly status: 'pending' | 'approved' | 'rejected';
  readonly reviewReason: ReviewReason;
  readonly evidence: {
    registered: boolean;
    joinedAt: string | null;
    frozen: boolean | null;
    fetchedAt: string;
    simulated: boolean;
  } | null;
  readonly reason: Readonly<Record<Language, string>> | null;
  readonly createdAt: Date;
  readonly processedAt: Date | null;
  readonly isHeldByAnother: boolean;
}

/** Lists verification requests, without withdrawn ones. Pages by time-ordered ids. */
@Injectable()
export class VerificationRequests {
  async list(
    em: EntityManager,
    { userId, status, ...page }: PageQuery & { userId?: string; status?: string },
  ): Promise<Page<RequestView>> {
    return readPage(page, byId, async (after, take): Promise<RequestView[]> =>
      em.query(
        `SELECT q.id, q.user_id AS "userId", e.name AS "exchangeName", q.uid, q.status, q.review_reason AS "reviewReason",
        q.evidence, q.reason, q.created_at AS "createdAt", q.processed_at AS "processedAt",
        EXISTS (SELECT 1 FROM uid_rebate_uids h WHERE h.exchange_id = q.exchange_id AND h.uid = q.uid
          AND h.status = 'verified' AND h.user_id <> q.user_id) AS "isHeldByAnother"
       FROM uid_rebate_verification_requests q JOIN uid_rebate_exchanges e ON e.id = q.exchange_id
       WHERE q.status <> 'withdrawn' AND ($1::uuid IS NULL OR q.user_id = $1) AND ($2::text IS NULL OR q.status = $2)
         AND ($3::uuid IS NULL OR q.id < $3)
       ORDER BY q.id DESC LIMIT $4`,
        [userId, status, after, take],
      ),
    );
  }
}
