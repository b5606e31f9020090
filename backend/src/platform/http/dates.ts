import { applyDecorators } from '@nestjs/common';
import { IsISO8601, Matches } from 'class-validator';
import { fieldTexts } from './http.messages.js';

const DAY = '20\\d\\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])';
const TIME = '([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d{1,3})?)?';
const ZONE = '(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)';

const only = (pattern: string): RegExp => new RegExp(`^${pattern}$`);
/** What looks like a date and is none, such as 30 February, is refused by the second. */
const dateOf = (pattern: RegExp, message: string): PropertyDecorator =>
  applyDecorators(Matches(pattern, { message }), IsISO8601({ strict: true }, { message }));

/** A calendar day `YYYY-MM-DD` of this century. */
export const IsDay = (message: string = fieldTexts.day): PropertyDecorator => dateOf(only(DAY), message);

/** An instant with its zone, to the millisecond: `2026-11-21T03:10:00.000Z`. */
export const IsInstant = (message: string): PropertyDecorator => dateOf(only(`${DAY}T${TIME}${ZONE}`), message);

/** A calendar day, or a time of it with or without a zone. What `endOfSeoulDay` reads. */
export const IsDayOrTime = (message: string): PropertyDecorator => dateOf(only(`${DAY}(T${TIME}${ZONE}?)?`), message);
