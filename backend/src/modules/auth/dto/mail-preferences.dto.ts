import { IsBoolean, IsObject, IsOptional } from 'class-validator';

/** Whether mails on one topic are sent to the member. */
export class MailTopicDto {
  /** @example "payback" */
  topic: string;
  /** @example true */
  enabled: boolean;
  /** Always sent, since the account's safety needs it. @example false */
  obligatory: boolean;
}

/** Which mails the member gets. */
export class MailPreferencesDto {
  topics: MailTopicDto[];
  /** Agreement to news and offers. @example false */
  marketing: boolean;
}

/** What to change; missing parts stay. */
export class UpdateMailPreferencesDto {
  /** On or off by topic. @example { "payback": false } */
  @IsObject()
  @IsOptional()
  topics?: Record<string, boolean>;

  /** Agreement to news and offers. @example false */
  @IsBoolean()
  @IsOptional()
  marketing?: boolean;
}
