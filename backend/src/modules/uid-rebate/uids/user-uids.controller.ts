import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { PlatformErrors, type Language } from '../../../platform/errors/index.js';
import {
  type Actor,
  ApiErrors,
  CallerLanguage,
  CurrentActor,
  CurrentUser,
  Idempotent,
  NextPageLink,
  type LinkedItems,
  UuidParam,
  type SessionUser,
} from '../../../platform/http/index.js';
import { UidMessageDto } from '../dto/message.dto.js';
import { OpenedUidDisputeDto, UidDisputeDto } from '../dto/uid-dispute.dto.js';
import { ExchangeUidDto, OpenUidDisputeDto, UidRegistrationDto, UserUidDto } from '../dto/user-uid.dto.js';
import { RequestsQuery, VerificationRequestDto } from '../dto/verification-request.dto.js';
import { Exchanges } from '../exchanges/exchanges.service.js';
import { UidDecisions } from './uid-decisions.service.js';
import { UidDisputes } from './uid-disputes.service.js';
import { UidRegistration } from './uid-registration.service.js';
import { UserUids } from './user-uids.service.js';
import { VerificationRequests } from './verification-requests.queries.js';

@ApiTags('uid-rebate')
@Controller()
export class UserUidsController {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly exchanges: Exchanges,
    private readonly uids: UserUids,
    private readonly registration: UidRegistration,
    private readonly decisions: UidDecisions,
    private readonly requests: VerificationRequests,
    private readonly disputes: UidDisputes,
  ) {}

  /** The UIDs a member has registered, newest first. Members see their own, admins everybody's. */
  @Get('user/:id/uids')
  @ApiErrors(400, 401, 404)
  async listUserUids(@CurrentUser() user: SessionUser, @Param() { id }: UuidParam): Promise<UserUidDto[]> {
    if (id !== user.id && !user.isAdmin) throw PlatformErrors.notFound();
    const uids = await this.uids.listUids(this.dataSource.manager, id);
    return uids.map((uid) => UserUidDto.from(uid));
  }

  /**
   * Register a UID: verified at once, handed to an admin, or kept plainly. 409 when it is registered already or verified
   * for another member, who then can be disputed; 422 when too many of the member's wait for an admin. Counts as a check.
   */
  @Post('user-uid')
  @HttpCode(200)
  @Idempotent()
  @ApiErrors(400, 401, 409, 422, 429)
  async registerUserUid(@CurrentActor() actor: Actor, @Body() body: ExchangeUidDto): Promise<UidRegistrationDto> {
    return this.registration.register(actor, body);
  }

  /** Give up one of the member's own UIDs. */
  @Delete('user-uid/:id')
  @Idempotent()
  @ApiErrors(400, 401, 404)
  async deleteUserUid(@CurrentActor() actor: Actor, @Param() { id }: UuidParam): Promise<UidMessageDto> {
    return { message: await this.decisions.removeOwn(actor, id) };
  }

  /** Ask an admin to verify a UID. 422 when too many of the member's wait already. Counts as a check. */
  @Post('uid-verification-request')
  @HttpCode(200)
  @Idempotent()
  @ApiErrors(400, 401, 409, 422, 429)
  async requestUidVerification(@CurrentActor() actor: Actor, @Body() body: ExchangeUidDto): Promise<UidMessageDto> {
    return this.registration.requestVerification(actor, body);
  }

  /** The member's own verification requests, newest first. */
  @Get('uid-verification-requests')
  @ApiErrors(400, 401)
  async listUidVerificationRequests(
    @CurrentUser() { id: userId }: SessionUser,
    @CallerLanguage() language: Language,
    @Query() query: RequestsQuery,
    @NextPageLink() linked: LinkedItems,
  ): Promise<VerificationRequestDto[]> {
    return linked(await this.requests.list(this.dataSource.manager, { ...query, userId })).map((item) =>
      VerificationRequestDto.from(item, language),
    );
  }

  /** "This UID is mine": dispute a UID that is verified for another member. Counts as a check. */
  @Post('uid-disputes')
  @HttpCode(200)
  @Idempotent()
  @ApiErrors(400, 401, 409, 422, 429)
  async openUidDispute(@CurrentActor() actor: Actor, @Body() body: OpenUidDisputeDto): Promise<OpenedUidDisputeDto> {
    return this.disputes.open(actor, body);
  }

  /** The member's own disputes, newest first. */
  @Get('uid-disputes')
  @ApiErrors(401)
  async listUidDisputes(
    @CurrentUser() { id }: SessionUser,
    @CallerLanguage() language: Language,
  ): Promise<UidDisputeDto[]> {
    const disputes = await this.disputes.listOwn(this.dataSource.manager, id);
    const names = await this.exchanges.namesById();
    return disputes.map((dispute) =>
      UidDisputeDto.from(dispute, names.get(dispute.exchangeId) ?? dispute.exchangeId, language),
    );
  }
}
