/** Mails on one topic, of the member whose mail has the link. */
export class MailSubscriptionDto {
  /** Name of the topic. */
  topic: string;
  /** Whether its mails are sent. */
  enabled: boolean;
}
