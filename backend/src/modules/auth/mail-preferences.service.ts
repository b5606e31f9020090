import { Injectable } from '@nestjs/common';
import type { MailPreferencesDto, UpdateMailPreferencesDto } from './dto/mail-preferences.dto.js';

/** Which mails a member wants. */
@Injectable()
export class MailPreferences {
  read(_userId: string): Promise<MailPreferencesDto> {
    return Promise.reject(new Error('not built yet'));
  }

  update(_userId: string, _change: UpdateMailPreferencesDto): Promise<MailPreferencesDto> {
    return Promise.reject(new Error('not built yet'));
  }
}
