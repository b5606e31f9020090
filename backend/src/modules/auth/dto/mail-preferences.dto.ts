import { Flag, Flags, MayBeMissing } from '../../../platform/http/index.js';

/** Whether mails on one topic are sent to the member. */
export class MailTopicDto {
  /** Name of the topic. */
  topic: string;
  /** Whether its mails are sent. */
  enabled: boolean;
  /** Always sent, since the account's safety needs it. */
  obligatory: boolean;
}

/** Which mails the member gets. */
export class MailPreferencesDto {
  /** All topics. */
  topics: MailTopicDto[];
  /** Agreement to news and offers. */
  marketing: boolean;
}

/** What to change; missing parts stay. */
export class UpdateMailPreferencesDto {
  /** On or off by topic. */
  @MayBeMissing()
  @Flags()
  topics?: Record<string, boolean>;
  /** Agreement to news and offers. */
  @MayBeMissing()
  @Flag()
  marketing?: boolean;
}
