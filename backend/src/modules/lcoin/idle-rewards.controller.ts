import { Body, Controller, Get, Headers, HttpCode, Post } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import type { Language } from '../../platform/errors/index.js';
import { ApiErrors, CallerLanguage, CurrentUser, type SessionUser } from '../../platform/http/index.js';
import { Idempotency } from '../../platform/idempotency/index.js';
import { ClaimIdleRewardDto, IdleRewardClaimedDto, IdleRewardStatusDto } from './dto/idle-reward.dto.js';
import { IdleMining } from './idle-mining.service.js';

@ApiTags('idle-rewards')
@Controller('idle-rewards')
export class IdleRewardsController {
  constructor(
    private readonly mining: IdleMining,
    private readonly idempotency: Idempotency,
  ) {}

  /** Where idle mining stands, with the numbers of its formula. */
  @Get('status')
  @ApiErrors(401)
  async getIdleRewardStatus(
    @CurrentUser() { id }: SessionUser,
    @CallerLanguage() language: Language,
  ): Promise<IdleRewardStatusDto> {
    return this.mining.statusOf(id, language);
  }

  /** Claims what has been mined since the last claim. Refused as long as no whole interval has filled, or when another window has begun than the caller saw. */
  @Post('claim')
  @HttpCode(200)
  @ApiHeader({ name: 'idempotency-key', required: false })
  @ApiErrors(400, 401, 409, 422)
  async claimIdleReward(
    @CurrentUser() { id: userId }: SessionUser,
    @CallerLanguage() language: Language,
    @Body() body?: ClaimIdleRewardDto,
    @Headers('idempotency-key') key?: string,
  ): Promise<IdleRewardClaimedDto> {
    return this.idempotency.run({ userId, operation: 'claim-idle-reward', key, body: body ?? {} }, (tx) =>
      this.mining.claim(tx, { userId, language, ...body }),
    );
  }
}
