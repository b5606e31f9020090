/**
 * Mail through a transactional outbox. `Mails.enqueue` inserts a row in the caller's transaction; the delivery claims due
 * rows, renders the declared texts for the member as of then and hands the mail to an SMTP server.
 *
 * - No mail is lost: it waits while the server has problems, and one that was given up can be sent again.
 * - The outbox contains no secrets: tokens are created at delivery (`Mails.prepare`).
 * - No transaction is open and no request waits while the network is used.
 */
export { defineMails, mailCatalogue, mailTopics } from './define-mails.js';
export type { MailMessage, MailParam, MailTopic, StoredMailParam } from './define-mails.js';
export { MailDelivery } from './mail-delivery.service.js';
export { MailModule } from './mail.module.js';
export { MailSubscriptions } from './mail-subscriptions.service.js';
export { oneClickUnsubscribe } from './one-click.js';
export { Mails } from './mails.service.js';
export type { MailPreparation, MailRecipient, MailRecipients, MailToPrepare, MemberMail } from './mails.service.js';
