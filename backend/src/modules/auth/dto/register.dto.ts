import { LANGUAGES, type Language } from '../../../platform/errors/index.js';
import {
  Agreement,
  Choice,
  Email,
  Flag,
  Format,
  Line,
  NeededWith,
  Optional,
  Password,
  Uid,
} from '../../../platform/http/index.js';
import { fieldTexts } from '../auth.messages.js';

/** A visitor who wants to become a member. The order of the fields is the order in which problems are told. */
export class RegisterDto {
  /** Name, 1 to 50 characters. */
  @Line({ max: 50, missing: fieldTexts.required, message: fieldTexts.name })
  name: string;
  /** E-mail address; upper and lower case are the same. */
  @Email({ missing: fieldTexts.required, message: fieldTexts.email })
  email: string;
  /** 6 to 128 characters. */
  @Password({
    missing: fieldTexts.required,
    min: [6, fieldTexts.passwordTooShort],
    long: fieldTexts.passwordTooLong,
  })
  password: string;
  /** Agreement to the collection and use of personal information; must be true. */
  @Agreement(fieldTexts.personalInfo)
  agreementPersonalInfo: boolean;
  /** Agreement to news and offers. */
  @Optional()
  @Flag()
  agreementMarketing?: boolean;
  /** Phone number. */
  @Optional()
  @Format(/^\+?(?=(?:\D*\d){7,15}\D*$)[\d ()-]{7,25}$/, { message: fieldTexts.phone })
  phone?: string;
  /** TradingView ID. */
  @Optional()
  @Line({ max: 50, message: fieldTexts.tradingviewId })
  tradingviewId?: string;
  /** Exchange of the UID, by id or name; needed with a UID. */
  @NeededWith('uid')
  @Line({ max: 50, message: fieldTexts.exchange })
  exchangeName?: string;
  /** UID at that exchange, 4 to 20 digits. */
  @Optional()
  @Uid({ message: fieldTexts.uid })
  uid?: string;
  /** Language of mails and messages; the browser's when it is missing. */
  @Optional()
  @Choice(LANGUAGES)
  language?: Language;
}
