import { Body, Controller, Get, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import {
  AllowRestricted,
  ApiErrors,
  CurrentCaller,
  CurrentUser,
  type Caller,
  type SessionUser,
} from '../../../platform/http/index.js';
import { say } from '../auth.messages.js';
import { DoneDto } from '../dto/done.dto.js';
import {
  DisableTwoFactorDto,
  EnableTwoFactorDto,
  ProvePasswordDto,
  RecoveryCodesDto,
  TwoFactorDto,
  TwoFactorSetupDto,
} from '../dto/two-factor.dto.js';
import { TwoFactor } from './two-factor.service.js';

@ApiTags('two-factor')
@Controller('user/two-factor')
export class TwoFactorController {
  constructor(private readonly twoFactor: TwoFactor) {}

  /** How the member's login is protected. */
  @AllowRestricted('two-factor')
  @Get()
  @ApiErrors(401)
  getTwoFactor(@CurrentUser() member: SessionUser): Promise<TwoFactorDto> {
    return this.twoFactor.state(member);
  }

  /** Get a secret for an authenticator app. Nothing changes until a code of it is given to `enable`. */
  @AllowRestricted('two-factor')
  @Post('setup')
  @HttpCode(200)
  @ApiErrors(400, 401, 403, 409, 429, 503)
  setUpTwoFactor(@CurrentUser() member: SessionUser, @Body() body: ProvePasswordDto): Promise<TwoFactorSetupDto> {
    return this.twoFactor.setUp(member, body.currentPassword);
  }

  /** Switch two-factor login on. Answers the recovery codes, once, and ends all other sessions. */
  @AllowRestricted('two-factor')
  @Post('enable')
  @HttpCode(200)
  @ApiErrors(400, 401, 403, 409, 429)
  async enableTwoFactor(
    @CurrentUser() member: SessionUser,
    @Body() { code }: EnableTwoFactorDto,
    @Req() request: Request,
  ): Promise<RecoveryCodesDto> {
    return { recoveryCodes: await this.twoFactor.enable(member, code, request) };
  }

  /** Make new recovery codes; the old ones end. */
  @Post('recovery-codes')
  @HttpCode(200)
  @ApiErrors(400, 401, 403, 409, 429, 503)
  async renewRecoveryCodes(
    @CurrentUser() member: SessionUser,
    @Body() { currentPassword }: ProvePasswordDto,
    @CurrentCaller() caller: Caller,
  ): Promise<RecoveryCodesDto> {
    return { recoveryCodes: await this.twoFactor.renewRecoveryCodes(member, currentPassword, caller) };
  }

  /** Switch two-factor login off. Ends all other sessions. */
  @Post('disable')
  @HttpCode(200)
  @ApiErrors(400, 401, 403, 409, 429, 503)
  async disableTwoFactor(
    @CurrentUser() member: SessionUser,
    @Body() body: DisableTwoFactorDto,
    @Req() request: Request,
  ): Promise<DoneDto> {
    await this.twoFactor.disable(member, body, request);
    return { message: say(member.language, 'twoFactorOff') };
  }
}
