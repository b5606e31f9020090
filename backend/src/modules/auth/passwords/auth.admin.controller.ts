import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Admin, ApiErrors, CurrentActor, UuidParam, type Actor } from '../../../platform/http/index.js';
import { say } from '../auth.messages.js';
import { DoneDto } from '../dto/done.dto.js';
import { EndedSessionsDto } from '../dto/own-session.dto.js';
import { OwnSessions } from '../sessions/own-sessions.service.js';
import { PasswordChange } from './password-change.service.js';

@ApiTags('admin-users')
@Admin()
@Controller('admin/users')
export class AuthAdminController {
  constructor(
    private readonly passwords: PasswordChange,
    private readonly sessions: OwnSessions,
  ) {}

  /** Set a member's password to the configured default for a day: their next login must choose another. */
  @Post(':id/reset-password')
  @HttpCode(200)
  @ApiErrors(401, 403, 404, 409, 429, 503)
  async resetMemberPassword(@CurrentActor() actor: Actor, @Param() { id }: UuidParam): Promise<DoneDto> {
    await this.passwords.resetByAdmin(actor, id);
    return { message: say(actor.language, 'resetByAdmin') };
  }

  /** Log a member out everywhere. The password stays; mailed reset links end, and all browsers are strangers again. */
  @Post(':id/end-sessions')
  @HttpCode(200)
  @ApiErrors(401, 403, 404, 409)
  async endMemberSessions(@CurrentActor() actor: Actor, @Param() { id }: UuidParam): Promise<EndedSessionsDto> {
    return { ended: await this.sessions.endAllOf(actor, id) };
  }
}
