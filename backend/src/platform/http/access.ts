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
import { PlatformErrors, type DomainError } from '../errors/index.js';
import { callerOf, isCrossSite, languageOf, type Actor, type Restriction, type SessionUser } from './request.js';

const ACCESS = 'lance:access';
export type Access = 'public' | 'admin';

/** Makes a handler or controller public. Everything else needs a session. */
export const Public = (): CustomDecorator => SetMetadata(ACCESS, 'public' satisfies Access);

/** Restricts a handler or controller to administrators. */
export const Admin = (): CustomDecorator => SetMetadata(ACCESS, 'admin' satisfies Access);

const ALLOWED_RESTRICTIONS = 'lance:allowed-restrictions';

/** Also admits sessions with these restrictions: only for handlers that lift them or identify the member. */
export const AllowRestricted = (...restrictions: Restriction[]): CustomDecorator =>
  SetMetadata(ALLOWED_RESTRICTIONS, restrictions);

const REFUSES_OTHER_SITES = 'lance:refuses-other-sites';

/** Marks a download: other sites could start it by a link or image with the member's cookie, and it is expensive. */
export const RefuseOtherSites = (): CustomDecorator => SetMetadata(REFUSES_OTHER_SITES, true);

const requestOf = (context: ExecutionContext): Request => context.switchToHttp().getRequest<Request>();

function memberOf({ member }: Request): SessionUser {
  if (!member) throw PlatformErrors.loginRequired();
  return member;
}

/** The signed-in member. Only for non-public handlers. */
export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext) =>
  memberOf(requestOf(context)),
);

/** The signed-in member as the one who acts: with the caller data of the audit log and the idempotency key. */
export const CurrentActor = createParamDecorator((_: unknown, context: ExecutionContext): Actor => {
  const request = requestOf(context);
  const { id, language } = memberOf(request);
  return { id, language, caller: callerOf(request), key: request.get('idempotency-key') };
});

/** Request id, address and user agent of the caller, for the audit log. */
export const CurrentCaller = createParamDecorator((_: unknown, context: ExecutionContext) =>
  callerOf(requestOf(context)),
);

/** The caller's language. */
export const CallerLanguage = createParamDecorator((_: unknown, context: ExecutionContext) =>
  languageOf(requestOf(context)),
);

/** Access level of a handler: `member` unless it or its controller says otherwise. */
export function accessOf(
  reflector: Reflector,
  handler: Parameters<Reflector['getAllAndOverride']>[1][number],
  controller: Parameters<Reflector['getAllAndOverride']>[1][number],
): Access | 'member' {
  return reflector.getAllAndOverride<Access | undefined>(ACCESS, [handler, controller]) ?? 'member';
}

/** Denies by default: handlers without a decorator need an unrestricted session. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const access = accessOf(this.reflector, context.getHandler(), context.getClass());
    if (access === 'public') return true;
    const request = requestOf(context);
    const { member } = request;
    if (!member) throw PlatformErrors.loginRequired();
    if (member.restriction !== null && !this.allowedRestrictions(context).includes(member.restriction))
      throw restrictionErrors[member.restriction]();
    if (access === 'admin' && !member.isAdmin) throw PlatformErrors.adminOnly();
    if (this.reflector.get<boolean | undefined>(REFUSES_OTHER_SITES, context.getHandler()) && isCrossSite(request))
      throw PlatformErrors.foreignOrigin();
    return true;
  }

  private allowedRestrictions(context: ExecutionContext): readonly Restriction[] {
    return this.reflector.get<Restriction[] | undefined>(ALLOWED_RESTRICTIONS, context.getHandler()) ?? [];
  }
}

const restrictionErrors: Record<Restriction, () => DomainError> = {
  password: () => PlatformErrors.passwordChangeRequired(),
  'two-factor': () => PlatformErrors.twoFactorRequired(),
};
