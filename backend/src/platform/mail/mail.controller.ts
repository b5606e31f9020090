import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { runInTransaction } from '../database/index.js';
import type { Language } from '../errors/index.js';
import {
  type Actor,
  Admin,
  ApiErrors,
  CallerLanguage,
  CurrentActor,
  type LinkedItems,
  NextPageLink,
  UuidParam,
} from '../http/index.js';
import { AdminMailDto, AdminMailQuery } from './admin-mail.dto.js';
import { Mails } from './mails.service.js';
import { Outbox } from './outbox.service.js';
import type { OutgoingMail } from './outgoing-mail.entity.js';

@ApiTags('admin')
@Admin()
@Controller('admin/mails')
export class MailController {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly mails: Mails,
  ) {}

  /** The outbox: what is waiting, what was sent, what failed. Newest first. */
  @Get()
  @ApiErrors(400, 401, 403)
  async listAdminMails(
    @Query() query: AdminMailQuery,
    @CallerLanguage() language: Language,
    @NextPageLink() linked: LinkedItems,
  ): Promise<AdminMailDto[]> {
    const items = linked(await this.outbox.list(query));
    const known = new Map<string, string | null>();
    const answer: AdminMailDto[] = [];
    for (const mail of items) answer.push(AdminMailDto.of(mail, await this.addressOf(mail, known), language));
    return answer;
  }

  /** Sends a mail that waits or was given up with the next round. */
  @Post(':id/retry')
  @HttpCode(200)
  @ApiErrors(400, 401, 403, 404, 409)
  async retryMail(@CurrentActor() actor: Actor, @Param() { id }: UuidParam): Promise<AdminMailDto> {
    const mail = await runInTransaction(this.dataSource, (tx) => this.outbox.retry(tx, actor, id));
    return AdminMailDto.of(mail, await this.addressOf(mail, new Map()), actor.language);
  }

  private async addressOf(
    { userId, address }: OutgoingMail,
    known: Map<string, string | null>,
  ): Promise<string | null> {
    if (userId === null) return address === '' ? null : address;
    const before = known.get(userId);
    if (before !== undefined) return before;
    const recipient = await this.mails.recipients.byId(this.dataSource.manager, userId);
    known.set(userId, recipient?.address ?? null);
    return recipient?.address ?? null;
  }
}
