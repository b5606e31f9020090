import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Language } from '../../platform/errors/index.js';
import {
  type Actor,
  ApiErrors,
  CallerLanguage,
  CurrentActor,
  CurrentUser,
  Idempotent,
  type SessionUser,
} from '../../platform/http/index.js';
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
  @Idempotent()
  @ApiErrors(400, 401, 409, 422)
  async claimIdleReward(
    @CurrentActor() actor: Actor,
    @Body() body: ClaimIdleRewardDto = {},
  ): Promise<IdleRewardClaimedDto> {
    return this.idempotency.run(actor, 'claim-idle-reward', body, (tx) => this.mining.claim(tx, actor, body));
  }
}
