import { Format } from '../../../platform/http/index.js';
import { fieldTexts } from '../auth.messages.js';

/** A code of the authenticator app or a recovery code. */
export const SecondFactor = (): PropertyDecorator => Format(/^[0-9A-Za-z -]{6,40}$/, { message: fieldTexts.code });
