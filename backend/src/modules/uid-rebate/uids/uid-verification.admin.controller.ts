import { Body, Controller, Delete, Get, Param, Patch, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Language } from '../../../platform/errors/index.js';
import {
  type Actor,
  Admin,
  ApiErrors,
  CallerLanguage,
  CurrentActor,
  Idempotent,
  NextPageLink,
  type LinkedItems,
  UuidParam,
} from '../../../platform/http/index.js';
import { Members } from '../../auth/index.js';
import { MemberUidParams } from '../dto/id.dto.js';
import { UidMessageDto } from '../dto/message.dto.js';
import { AdminUidDisputeDto, DecideUidDisputeDto, UidDisputeDto } from '../dto/uid-dispute.dto.js';
import { AdminVerificationRequestDto, DecideRequestDto, RequestsQuery } from '../dto/verification-request.dto.js';
import { Exchanges } from '../exchanges/exchanges.service.js';
import { UidDecisions } from './uid-decisions.service.js';
import { UidDisputes } from './uid-disputes.service.js';
import { VerificationRequests } from './verification-requests.queries.js';

@ApiTags('admin')
@Admin()
@Controller('admin')
export class UidVerificationAdminController {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly members: Members,
    private readonly exchanges: Exchanges,
    private readonly requests: VerificationRequests,
    private readonly decisions: UidDecisions,
    private readonly disputes: UidDisputes,
  ) {}

  /** Requests to verify a UID, newest first. */
  @Get('uid-verification-requests')
  @ApiErrors(400, 401, 403)
  async listAdminUidVerificationRequests(
    @CallerLanguage() language: Language,
    @Query() query: RequestsQuery,
    @NextPageLink() linked: LinkedItems,
  ): Promise<AdminVerificationRequestDto[]> {
    const items = linked(await this.requests.list(this.dataSource.manager, { ...query }));
    const members = await this.members.membersByIds(
      this.dataSource.manager,
      items.map((item) => item.userId),
    );
    return items.flatMap((item) => {
      const member = members.get(item.userId);
      return member ? [AdminVerificationRequestDto.fromAdmin(item, member, language)] : [];
    });
  }

  /** Approve or reject a request. Approval verifies the UID and pays its bonus. 409 when somebody was faster. */
  @Patch('uid-verification-requests/:id')
  @Idempotent()
  @ApiErrors(400, 401, 403, 404, 409)
  async decideUidVerificationRequest(
    @CurrentActor() actor: Actor,
    @Param() { id }: UuidParam,
    @Body() body: DecideRequestDto,
  ): Promise<UidMessageDto> {
    return { message: await this.decisions.decide(actor, id, body) };
  }

  /** Cancel a UID of a member. */
  @Delete('users/:userId/uid/:uidId')
  @Idempotent()
  @ApiErrors(400, 401, 403, 404)
  async cancelUserUid(@CurrentActor() actor: Actor, @Param() params: MemberUidParams): Promise<UidMessageDto> {
    return { message: await this.decisions.cancel(actor, params) };
  }

  /** Disputes about UIDs, newest first. */
  @Get('uid-disputes')
  @ApiErrors(400, 401, 403)
  async listAdminUidDisputes(
    @CallerLanguage() language: Language,
    @Query() query: RequestsQuery,
    @NextPageLink() linked: LinkedItems,
  ): Promise<AdminUidDisputeDto[]> {
    const items = linked(await this.disputes.list(this.dataSource.manager, query));
    const members = await this.members.membersByIds(
      this.dataSource.manager,
      items.flatMap((item) => [item.userId, item.holderId]),
    );
    const names = await this.exchanges.namesById();
    const partyOf = (id: string) => ({ id, name: members.get(id)?.name ?? '', email: members.get(id)?.email ?? '' });
    return items.map((item) => ({
      ...UidDisputeDto.from(item, names.get(item.exchangeId) ?? item.exchangeId, language),
      claimant: partyOf(item.userId),
      holder: partyOf(item.holderId),
    }));
  }

  /**
   * Decide a dispute. Approval moves the UID to the claimant with all days on which it was the other's: their Luff is taken
   * back from the one and credited to the other, except the part that was already paid out. Its bonus is not paid again.
   * 409 when somebody was faster.
   */
  @Patch('uid-disputes/:id')
  @Idempotent()
  @ApiErrors(400, 401, 403, 404, 409, 422)
  async decideUidDispute(
    @CurrentActor() actor: Actor,
    @Param() { id }: UuidParam,
    @Body() body: DecideUidDisputeDto,
  ): Promise<UidMessageDto> {
    return { message: await this.disputes.decide(actor, id, body) };
  }
}
