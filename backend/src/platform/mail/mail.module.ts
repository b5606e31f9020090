import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailCleanupJob } from './mail-cleanup.job.js';
import { MailController } from './mail.controller.js';
import { MailDelivery } from './mail-delivery.service.js';
import { MailSubscriptionController } from './mail-subscription.controller.js';
import { MailSubscriptions } from './mail-subscriptions.service.js';
import { Mails } from './mails.service.js';
import { Outbox } from './outbox.service.js';
import { OutgoingMail } from './outgoing-mail.entity.js';
import { Smtp } from './smtp.service.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([OutgoingMail])],
  controllers: [MailController, MailSubscriptionController],
  providers: [Mails, MailDelivery, MailSubscriptions, Outbox, Smtp, MailCleanupJob],
  exports: [Mails, MailDelivery, MailSubscriptions],
})
export class MailModule {}
