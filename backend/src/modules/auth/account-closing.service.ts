import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { SessionUser } from '../../platform/http/index.js';
import type { CloseAccountDto } from './dto/close-account.dto.js';

/** Closes accounts. */
@Injectable()
export class AccountClosing {
  close(_member: SessionUser, _body: CloseAccountDto, _request: Request, _response: Response): Promise<void> {
    return Promise.reject(new Error('not built yet'));
  }
}
