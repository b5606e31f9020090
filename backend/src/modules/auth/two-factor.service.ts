import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { EntityManager } from 'typeorm';
import type { SessionUser } from '../../platform/http/index.js';
import type { DisableTwoFactorDto, TwoFactorDto, TwoFactorSetupDto } from './dto/two-factor.dto.js';
import type { Member } from './entities/member.entity.js';

/** Login by an authenticator app in addition to the password. */
@Injectable()
export class TwoFactor {
  state(_member: SessionUser): Promise<TwoFactorDto> {
    return Promise.reject(new Error('not built yet'));
  }

  setUp(_member: SessionUser, _currentPassword: string): Promise<TwoFactorSetupDto> {
    return Promise.reject(new Error('not built yet'));
  }

  enable(_member: SessionUser, _code: string, _request: Request): Promise<string[]> {
    return Promise.reject(new Error('not built yet'));
  }

  renewRecoveryCodes(_member: SessionUser, _currentPassword: string): Promise<string[]> {
    return Promise.reject(new Error('not built yet'));
  }

  disable(_member: SessionUser, _body: DisableTwoFactorDto, _request: Request): Promise<void> {
    return Promise.reject(new Error('not built yet'));
  }

  /**
   * Uses up a code of the app or a recovery code in the caller's transaction; false when it is wrong or was used before.
   * A member without two-factor login has none to check: ask only where `twoFactorEnabledAt` is set.
   */
  useCode(_tx: EntityManager, _member: Member, _code: string): Promise<boolean> {
    return Promise.reject(new Error('not built yet'));
  }
}
