import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Language } from '../../platform/errors/index.js';
import type { Caller } from '../../platform/http/index.js';
import type { ResetPasswordDto } from './dto/password.dto.js';

/** Gives members who have forgotten their password a way back by mail. */
@Injectable()
export class PasswordRecovery {
  request(_email: string, _language: Language, _caller: Caller): Promise<void> {
    return Promise.reject(new Error('not built yet'));
  }

  check(_token: string, _caller: Caller): Promise<void> {
    return Promise.reject(new Error('not built yet'));
  }

  reset(_body: ResetPasswordDto, _request: Request, _response: Response): Promise<void> {
    return Promise.reject(new Error('not built yet'));
  }
}
