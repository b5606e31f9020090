import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { Caller, SessionUser } from '../../platform/http/index.js';
import type { ChangePasswordDto } from './dto/password.dto.js';

/** Changes passwords: by their owner, and by an administrator's reset. */
@Injectable()
export class PasswordChange {
  change(_member: SessionUser, _body: ChangePasswordDto, _request: Request): Promise<void> {
    return Promise.reject(new Error('not built yet'));
  }

  resetByAdmin(_admin: SessionUser, _memberId: string, _caller: Caller): Promise<void> {
    return Promise.reject(new Error('not built yet'));
  }
}
