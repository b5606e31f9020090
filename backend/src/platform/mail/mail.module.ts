import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailDelivery } from './mail-delivery.service.js';
import { Mails } from './mails.service.js';
import { OutgoingMail } from './outgoing-mail.entity.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([OutgoingMail])],
  providers: [Mails, MailDelivery],
  exports: [Mails, MailDelivery],
})
export class MailModule {}
