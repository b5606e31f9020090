import { Body, Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { Language } from '../../../platform/errors/index.js';
import {
  AllowRestricted,
  ApiErrors,
  CallerLanguage,
  CurrentCaller,
  CurrentUser,
  Public,
  type Caller,
  type SessionUser,
} from '../../../platform/http/index.js';
import { say } from '../auth.messages.js';
import { DoneDto } from '../dto/done.dto.js';
import {
  ChangePasswordDto,
  ConfirmEmailDto,
  ForgotPasswordDto,
  ResetPasswordDto,
  ResetTokenDto,
} from '../dto/password.dto.js';
import { EmailConfirmation } from './email-confirmation.service.js';
import { PasswordChange } from './password-change.service.js';
import { PasswordRecovery } from './password-recovery.service.js';

@ApiTags('auth')
@Controller()
export class PasswordController {
  constructor(
    private readonly recovery: PasswordRecovery,
    private readonly change: PasswordChange,
    private readonly confirmation: EmailConfirmation,
  ) {}

  /** Ask for a mail with a link that sets a new password. The answer is the same whether the address has an account. */
  @Public()
  @Post('forgot-password')
  @HttpCode(200)
  @ApiErrors(400, 403, 429)
  async requestPasswordReset(
    @Body() { email }: ForgotPasswordDto,
    @CallerLanguage() language: Language,
    @Req() request: Request,
  ): Promise<DoneDto> {
    await this.recovery.request(email, language, request);
    return { message: say(language, 'resetRequested') };
  }

  /** Whether a reset link still opens. Looking does not use it up. */
  @Public()
  @Get('reset-password/:token')
  @ApiParam({ name: 'token', description: 'What the mailed link ends with' })
  @ApiErrors(404, 429)
  async checkResetToken(@Param('token') token: string, @Req() request: Request): Promise<ResetTokenDto> {
    await this.recovery.check(token, request);
    return { valid: true };
  }

  /** Set a new password by a reset link. Ends all sessions of the member and begins none. */
  @Public()
  @Post('reset-password')
  @HttpCode(200)
  @ApiErrors(400, 403, 404, 429, 503)
  async resetPassword(
    @Body() body: ResetPasswordDto,
    @CallerLanguage() language: Language,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DoneDto> {
    await this.recovery.reset(body, request, response);
    return { message: say(language, 'passwordReset') };
  }

  /** Change the password. Ends all other sessions; this one goes on under a new id. */
  @AllowRestricted('password', 'two-factor')
  @Post('change-password')
  @HttpCode(200)
  @ApiErrors(400, 401, 403, 429, 503)
  async changePassword(
    @CurrentUser() member: SessionUser,
    @Body() body: ChangePasswordDto,
    @Req() request: Request,
  ): Promise<DoneDto> {
    await this.change.change(member, body, request);
    return { message: say(member.language, 'passwordChanged') };
  }

  /** Confirm the e-mail address by a mailed link. */
  @Public()
  @Post('confirm-email')
  @HttpCode(200)
  @ApiErrors(400, 403, 404, 429)
  async confirmEmail(
    @Body() { token }: ConfirmEmailDto,
    @CallerLanguage() language: Language,
    @CurrentCaller() caller: Caller,
  ): Promise<DoneDto> {
    await this.confirmation.confirm(token, caller);
    return { message: say(language, 'emailConfirmed') };
  }

  /** Ask for the confirmation mail again. Who has to set up two-factor login needs it, too. */
  @AllowRestricted('two-factor')
  @Post('user/resend-confirmation')
  @HttpCode(200)
  @ApiErrors(401, 403, 409, 429)
  async resendConfirmation(@CurrentUser() { id, language }: SessionUser): Promise<DoneDto> {
    await this.confirmation.resend(id);
    return { message: say(language, 'confirmationSent') };
  }
}
