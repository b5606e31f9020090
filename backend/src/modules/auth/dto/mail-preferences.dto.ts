import { IsBoolean, IsObject, ValidateBy } from 'class-validator';
import { MayBeMissing } from '../../../platform/http/index.js';

/** Whether every value of an object is true or false. */
const AreBooleans = (): PropertyDecorator =>
  ValidateBy({
    name: 'areBooleans',
    validator: {
      validate: (value: unknown) => Object.values(value ?? {}).every((one) => typeof one === 'boolean'),
    },
  });

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
  @AreBooleans()
  @IsObject()
  @MayBeMissing()
  topics?: Record<string, boolean>;

  /** Agreement to news and offers. @example false */
  @IsBoolean()
  @MayBeMissing()
  marketing?: boolean;
}
