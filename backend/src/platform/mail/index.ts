/**
 * Mail through an outbox. Whoever has something to say writes a row in its own transaction (`Mails.enqueue`); the delivery
 * takes due rows, makes the text from the declared texts and the member as they are then, and hands it to an SMTP server.
 *
 * - A mail is never lost: it waits through any trouble of the server, and one that is given up can be sent again.
 * - Nothing secret lies in the outbox: tokens are made at delivery (`Mails.prepare`).
 * - No transaction is open and no request waits while the network is used.
 */
export { defineMails, mailCatalogue, mailTopics } from './define-mails.js';
export type { MailMessage, MailParam, MailTopic, StoredMailParam } from './define-mails.js';
export { MailDelivery } from './mail-delivery.service.js';
export { MailModule } from './mail.module.js';
export { Mails } from './mails.service.js';
export type { MailPreparation, MailRecipient, MailRecipients, MailToPrepare, MemberMail } from './mails.service.js';
