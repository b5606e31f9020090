import {
  createParamDecorator,
  Injectable,
  SetMetadata,
  type CanActivate,
  type CustomDecorator,
  type ExecutionContext,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { PlatformErrors } from '../errors/index.js';
import { callerOf, languageOf, type SessionUser } from './request.js';

const ACCESS = 'lance:access';
type Access = 'public' | 'admin';

/** Marks a handler or controller that a visitor may call. Everything else needs a session. */
export const Public = (): CustomDecorator => SetMetadata(ACCESS, 'public' satisfies Access);

/** Marks a handler or controller for administrators only. */
export const Admin = (): CustomDecorator => SetMetadata(ACCESS, 'admin' satisfies Access);

const requestOf = (context: ExecutionContext): Request => context.switchToHttp().getRequest<Request>();

/** The signed-in member. Only for handlers that are not public. */
export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext): SessionUser => {
  const { member } = requestOf(context);
  if (!member) throw PlatformErrors.loginRequired();
  return member;
});

/** Request id, address and user agent of the caller, for audit entries. */
export const CurrentCaller = createParamDecorator((_: unknown, context: ExecutionContext) =>
  callerOf(requestOf(context)),
);

/** The language in which the caller reads. */
export const CallerLanguage = createParamDecorator((_: unknown, context: ExecutionContext) =>
  languageOf(requestOf(context)),
);

/** What a handler asks of its caller: `member` unless it or its controller says otherwise. */
function accessOf(reflector: Reflector, context: ExecutionContext): Access | 'member' {
  return (
    reflector.getAllAndOverride<Access | undefined>(ACCESS, [context.getHandler(), context.getClass()]) ?? 'member'
  );
}

/** Denies by default: no decorator means that a session is needed. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const access = accessOf(this.reflector, context);
    if (access === 'public') return true;
    const { member } = requestOf(context);
    if (!member) throw PlatformErrors.loginRequired();
    if (access === 'admin' && !member.isAdmin) throw PlatformErrors.adminOnly();
    return true;
  }
}
