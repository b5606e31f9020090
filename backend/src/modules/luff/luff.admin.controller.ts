import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Response } from 'express';
import { DataSource, type EntityManager } from 'typeorm';
import type { Language } from '../../platform/errors/index.js';
import {
  type Actor,
  Admin,
  ApiErrors,
  ApiFile,
  CallerLanguage,
  CurrentActor,
  Idempotent,
  RefuseOtherSites,
  NextPageLink,
  type LinkedItems,
  UuidParam,
} from '../../platform/http/index.js';
import { Idempotency } from '../../platform/idempotency/index.js';
import { Ledger, shortest } from '../../platform/ledger/index.js';
import {
  EntryDto,
  EntryReceiptDto,
  MemberEntryParams,
  StatementPageQuery,
  StatementQuery,
  Statements,
} from '../../platform/statements/index.js';
import { Members } from '../auth/index.js';
import { UserUids } from '../uid-rebate/index.js';
import {
  AdminLuffRedemptionDto,
  AdminRedemptionChangedDto,
  AdminRedemptionQuery,
  ApproveRedemptionDto,
  RecordPayoutDto,
  RejectRedemptionDto,
  type MemberNow,
} from './dto/luff-redemption.dto.js';
import { usdtOf, type LuffRedemption } from './entities/luff-redemption.entity.js';
import { luffBook } from './luff.book.js';
import { LuffRedemptions } from './luff-redemptions.service.js';
import { say } from './luff.messages.js';
import { RedemptionDecisions } from './redemption-decisions.service.js';

@ApiTags('admin')
@Admin()
@Controller('admin')
export class LuffAdminController {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly members: Members,
    private readonly ledger: Ledger,
    private readonly uids: UserUids,
    private readonly statements: Statements,
    private readonly redemptions: LuffRedemptions,
    private readonly decisions: RedemptionDecisions,
    private readonly idempotency: Idempotency,
  ) {}

  /** All requests to redeem Luff with the members who made them, newest first. */
  @Get('luff-redemptions')
  @ApiErrors(400, 401, 403)
  async listAdminLuffRedemptions(
    @CallerLanguage() language: Language,
    @Query() query: AdminRedemptionQuery,
    @NextPageLink() linked: LinkedItems,
  ): Promise<AdminLuffRedemptionDto[]> {
    const items = linked(await this.redemptions.list(query));
    return this.shown(this.dataSource.manager, items, language);
  }

  /**
   * Approves a request. The Luff of a payback becomes payable, and is settled at once when a payout reference is given; that
   * of an indicator is spent, and its pass runs to the end of the expiry date, which it needs. A payback of which the list
   * shows findings (the member owes Luff, the UID to pay to is no longer theirs) is refused with 422 unless
   * `confirmedFindings` repeats exactly their codes.
   */
  @Post('luff-redemptions/:id/approve')
  @HttpCode(200)
  @Idempotent()
  @ApiErrors(400, 401, 403, 404, 409, 422)
  async approveLuffRedemption(
    @CurrentActor() actor: Actor,
    @Param() { id }: UuidParam,
    @Body() body: ApproveRedemptionDto = {},
  ): Promise<AdminRedemptionChangedDto> {
    return this.decide(actor, 'approve-luff-redemption', { id, ...body }, async (tx) => {
      const redemption = await this.decisions.approve(tx, actor, id, body);
      if (redemption.redemptionType === 'indicator_purchase')
        return { redemption, message: say(actor.language, 'indicatorApproved', {}) };
      const told = redemption.paidAt === null ? 'redemptionApproved' : 'redemptionPaid';
      return { redemption, message: say(actor.language, told, { usdt: shortest(usdtOf(redemption)) }) };
    });
  }

  /** Rejects a request: its Luff is available again. The member reads the note, or a standard reason. */
  @Post('luff-redemptions/:id/reject')
  @HttpCode(200)
  @Idempotent()
  @ApiErrors(400, 401, 403, 404, 409, 422)
  async rejectLuffRedemption(
    @CurrentActor() actor: Actor,
    @Param() { id }: UuidParam,
    @Body() { adminNote }: RejectRedemptionDto = {},
  ): Promise<AdminRedemptionChangedDto> {
    return this.decide(actor, 'reject-luff-redemption', { id, adminNote }, async (tx) => {
      const redemption = await this.decisions.reject(tx, actor, id, adminNote);
      const told = redemption.redemptionType === 'usdt_payback' ? 'redemptionRejected' : 'indicatorRejected';
      return { redemption, message: say(actor.language, told, { luff: shortest(redemption.luffAmount) }) };
    });
  }

  /** Records the payment of an approved request. What is found to speak against it has to be confirmed, as at approval. */
  @Post('luff-redemptions/:id/payout')
  @HttpCode(200)
  @Idempotent()
  @ApiErrors(400, 401, 403, 404, 409, 422)
  async recordLuffPayout(
    @CurrentActor() actor: Actor,
    @Param() { id }: UuidParam,
    @Body() body: RecordPayoutDto,
  ): Promise<AdminRedemptionChangedDto> {
    return this.decide(actor, 'record-luff-payout', { id, ...body }, async (tx) => {
      const redemption = await this.decisions.recordPayout(tx, actor, id, body);
      return { redemption, message: say(actor.language, 'redemptionPaid', { usdt: shortest(usdtOf(redemption)) }) };
    });
  }

  /** A member's Luff transactions, newest first. */
  @Get('users/:id/luff-transactions')
  @ApiErrors(400, 401, 403, 404)
  async listMemberLuffTransactions(
    @CallerLanguage() language: Language,
    @Param() { id }: UuidParam,
    @Query() query: StatementPageQuery,
    @NextPageLink() linked: LinkedItems,
  ): Promise<EntryDto[]> {
    await this.members.getMember(this.dataSource.manager, id);
    return linked(await this.statements.list(luffBook, id, query, language));
  }

  /** The same transactions as a CSV file, oldest first, as the member can have it; who took it is recorded. */
  @Get('users/:id/luff-transactions.csv')
  @RefuseOtherSites()
  @ApiFile('text/csv', 'UTF-8 with a byte order mark, titles in the first line')
  @ApiErrors(400, 401, 403, 404, 503)
  async downloadMemberLuffTransactions(
    @CurrentActor() actor: Actor,
    @Param() { id }: UuidParam,
    @Query() query: StatementQuery,
    @Res() response: Response,
  ): Promise<void> {
    await this.members.getMember(this.dataSource.manager, id);
    await this.statements.sendCsv(luffBook, id, query, actor.language, response, actor);
  }

  /** The receipt of a member's transaction, as the member sees it. */
  @Get('users/:id/luff-transactions/:entryId/receipt')
  @ApiErrors(400, 401, 403, 404)
  async getMemberLuffReceipt(
    @CallerLanguage() language: Language,
    @Param() { id, entryId }: MemberEntryParams,
  ): Promise<EntryReceiptDto> {
    return this.statements.receipt(luffBook, id, entryId, language);
  }

  private async membersNow(em: EntityManager, userIds: readonly string[]): Promise<Map<string, MemberNow>> {
    const ids = [...new Set(userIds)];
    // One after the other: in a transaction they share its connection.
    const members = await this.members.membersByIds(em, ids);
    const balances = await this.ledger.balancesOfMany(em, ids, 'LUFF');
    const uids = await this.uids.verifiedUidsOfMany(em, ids);
    return new Map(
      [...members.values()].map((member) => [
        member.id,
        {
          member,
          clawback: balances.get(member.id)?.clawback ?? 0n,
          verifiedUids: uids.filter(({ userId }) => userId === member.id),
        },
      ]),
    );
  }

  /** Decides a request. Sent again with its key it answers what the first call answered, whatever has become of it. */
  private decide(
    actor: Actor,
    operation: string,
    body: object,
    act: (tx: EntityManager) => Promise<{ redemption: LuffRedemption; message: string }>,
  ): Promise<AdminRedemptionChangedDto> {
    const work = async (tx: EntityManager): Promise<AdminRedemptionChangedDto> => {
      const { redemption, message } = await act(tx);
      const [shown] = await this.shown(tx, [redemption], actor.language);
      if (!shown) throw new Error(`redemption ${redemption.id} has no member`);
      const { otherAccounts: _, ...decided } = shown;
      return { message, redemption: decided };
    };
    return this.idempotency.run(actor, operation, body, work, ({ redemption }) => redemption.userId);
  }

  private async shown(
    em: EntityManager,
    redemptions: readonly LuffRedemption[],
    language: Language,
  ): Promise<AdminLuffRedemptionDto[]> {
    const now = await this.membersNow(
      em,
      redemptions.map(({ userId }) => userId),
    );
    const terms = await this.redemptions.termsOf(em, redemptions);
    return redemptions.flatMap((redemption) => {
      const member = now.get(redemption.userId);
      return member ? [AdminLuffRedemptionDto.of(redemption, member, terms.get(redemption.id), language)] : [];
    });
  }
}
