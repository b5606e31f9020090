import { Controller, Delete, Get, HttpCode, Param, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { ApiErrors, CurrentUser, UuidParam, type SessionUser } from '../../../platform/http/index.js';
import { EndedSessionsDto, OwnSessionDto } from '../dto/own-session.dto.js';
import { OwnSessions } from './own-sessions.service.js';

@ApiTags('sessions')
@Controller('user/sessions')
export class OwnSessionsController {
  constructor(private readonly sessions: OwnSessions) {}

  /** The browsers in which the member is signed in, the latest use first. */
  @Get()
  @ApiErrors(401)
  listOwnSessions(@CurrentUser() member: SessionUser, @Req() request: Request): Promise<OwnSessionDto[]> {
    return this.sessions.list(member, request);
  }

  /** End one session; the one that asks is logged out. */
  @Delete(':id')
  @HttpCode(204)
  @ApiErrors(401, 403, 404)
  async endOwnSession(
    @CurrentUser() member: SessionUser,
    @Param() { id }: UuidParam,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    await this.sessions.end(member.id, id, request, response);
  }

  /** End all sessions but the one that asks. */
  @Delete()
  @ApiErrors(401, 403)
  async endOtherSessions(@CurrentUser() { id }: SessionUser, @Req() request: Request): Promise<EndedSessionsDto> {
    return { ended: await this.sessions.endOthers(id, request) };
  }
}
