import { Body, Controller, Get, HttpCode, Patch, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import {
  ApiErrors,
  ApiFile,
  CurrentCaller,
  CurrentUser,
  RefuseOtherSites,
  type Caller,
  type SessionUser,
} from '../../../platform/http/index.js';
import { AccountClosing } from './account-closing.service.js';
import { say } from '../auth.messages.js';
import { CloseAccountDto } from '../dto/close-account.dto.js';
import { MailPreferencesDto, UpdateMailPreferencesDto } from '../dto/mail-preferences.dto.js';
import { DoneDto } from '../dto/done.dto.js';
import { MailPreferences } from './mail-preferences.service.js';
import { PersonalDataExport } from './personal-data-export.service.js';

@ApiTags('account')
@Controller('user')
export class AccountController {
  constructor(
    private readonly preferences: MailPreferences,
    private readonly personalData: PersonalDataExport,
    private readonly closing: AccountClosing,
  ) {}

  /** Which mails the member gets. */
  @Get('mail-preferences')
  @ApiErrors(401)
  getMailPreferences(@CurrentUser() { id }: SessionUser): Promise<MailPreferencesDto> {
    return this.preferences.read(id);
  }

  /** Switch mails on or off. What the account's safety needs is always sent. */
  @Patch('mail-preferences')
  @ApiErrors(400, 401, 403, 409)
  updateMailPreferences(
    @CurrentUser() { id }: SessionUser,
    @Body() body: UpdateMailPreferencesDto,
  ): Promise<MailPreferencesDto> {
    return this.preferences.update(id, body);
  }

  /** Everything that is kept about the member, as a ZIP file with one JSON document and a CSV file for each table. */
  @Get('data-export')
  @RefuseOtherSites()
  @ApiFile('application/zip', 'One JSON document, and a CSV file for each table')
  @ApiErrors(401, 403, 429, 503)
  async downloadOwnData(
    @CurrentUser() member: SessionUser,
    @CurrentCaller() caller: Caller,
    @Res() response: Response,
  ): Promise<void> {
    await this.personalData.send(member, caller, response);
  }

  /** Close the account. What the ledger must keep stays, without the name; what is left of the points is forfeited. */
  @Post('close')
  @HttpCode(200)
  @ApiErrors(400, 401, 403, 409, 422, 429, 503)
  async closeOwnAccount(
    @CurrentUser() member: SessionUser,
    @Body() body: CloseAccountDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DoneDto> {
    await this.closing.close(member, body, request, response);
    return { message: say(member.language, 'accountClosed') };
  }
}
