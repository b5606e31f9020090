import { Body, Controller, Get, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
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
import { LoginDto } from '../dto/login.dto.js';
import { RegisterDto } from '../dto/register.dto.js';
import { RegisteredDto } from '../dto/registered.dto.js';
import { SessionDto } from '../dto/session.dto.js';
import { LoginGuard } from './login.guard.js';
import { Login } from './login.service.js';
import { Registration } from '../members/registration.service.js';
import { Sessions } from './sessions.service.js';

@ApiTags('auth')
@Controller()
export class AuthController {
  constructor(
    private readonly registration: Registration,
    private readonly login: Login,
    private readonly sessions: Sessions,
  ) {}

  /** Become a member: pays the signup bonus, looks at the UID if one is given, and begins the session. */
  @Public()
  @Post('register')
  @ApiErrors(400, 403, 409, 429, 503)
  async registerMember(
    @Body() body: RegisterDto,
    @CallerLanguage() language: Language,
    @CurrentCaller() caller: Caller,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<RegisteredDto> {
    const registered = await this.registration.register(body, language, caller);
    await this.login.beginNew(request, response, registered.member.id);
    return RegisteredDto.from(registered);
  }

  /**
   * Begin a session. An unknown address and a wrong password are answered alike. A member with two-factor login is asked
   * for a code (`auth.secondFactorRequired`): send all three together.
   */
  @Public()
  @UseGuards(LoginGuard)
  @Post('login')
  @HttpCode(200)
  @ApiBody({ type: LoginDto })
  @ApiErrors(400, 401, 403, 429, 503)
  logInMember(@CurrentUser() member: SessionUser): SessionDto {
    return SessionDto.from(member);
  }

  /** End the session on the server. Without a session nothing happens. */
  @Public()
  @Post('logout')
  @HttpCode(204)
  @ApiErrors(403)
  async logOutMember(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<void> {
    await this.sessions.end(request, response);
  }

  /** The session's member; 401 tells that the session is over. */
  @AllowRestricted('password', 'two-factor')
  @Get('me')
  @ApiErrors(401)
  getSession(@CurrentUser() member: SessionUser): SessionDto {
    return SessionDto.from(member);
  }
}
