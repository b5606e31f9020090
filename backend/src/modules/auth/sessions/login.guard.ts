import { randomUUID } from 'node:crypto';
import { Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { Request, Response } from 'express';
import passport from 'passport';
import { createValidationPipe } from '../../../platform/http/index.js';
import { LoginDto } from '../dto/login.dto.js';
import { LocalStrategy, type ProvenMember } from './local.strategy.js';
import { Login } from './login.service.js';

const validation = createValidationPipe();

/**
 * Logs in by address and password. Guards run before pipes, so the body is validated here; attempts are counted before
 * the password is checked.
 */
@Injectable()
export class LoginGuard extends AuthGuard() {
  constructor(
    strategy: LocalStrategy,
    private readonly login: Login,
  ) {
    // Passport is one for the process: two applications in it (as tests have them) each need a name of their own.
    const name = `local-${randomUUID()}`;
    passport.use(name, strategy);
    super({ defaultStrategy: name });
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const body = (await validation.transform(request.body, { type: 'body', metatype: LoginDto })) as LoginDto;
    request.body = body;
    await this.login.logIn(body, request, http.getResponse<Response>(), async () => {
      await super.canActivate(context);
      return (request.user as ProvenMember | null | undefined) ?? null;
    });
    return true;
  }

  override handleRequest<TUser>(error: Error | null, member: TUser | false | null): TUser {
    if (error) throw error;
    return (member || null) as TUser;
  }
}
