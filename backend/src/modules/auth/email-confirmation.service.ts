import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/http/index.js';

/** Proves that a member reads the mails to their address. */
@Injectable()
export class EmailConfirmation {
  confirm(_token: string, _caller: Caller): Promise<void> {
    return Promise.reject(new Error('not built yet'));
  }

  resend(_memberId: string): Promise<void> {
    return Promise.reject(new Error('not built yet'));
  }
}
