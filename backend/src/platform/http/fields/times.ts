import { IsISO8601, isISO8601, Matches } from 'class-validator';
import { seoulDayOf } from '../../clock/index.js';
import type { Text } from '../../errors/index.js';
import { fieldTexts } from '../http.messages.js';
import { field, saying } from './field.js';
import { tidy } from './texts.js';

const DAY = '20\\d\\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])';
const TIME = '([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d{1,3})?)?';
const ZONE = '(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)';

/** Impossible dates, such as 30 February, are refused by the second check. */
const date = (pattern: string, message: Text, schema = {}, read = tidy): PropertyDecorator =>
  field({
    schema,
    read,
    checks: [Matches(new RegExp(`^${pattern}$`), saying(message)), IsISO8601({ strict: true }, saying(message))],
    isText: true,
  });

/** A calendar day `YYYY-MM-DD` of this century. */
export const Day = (message: Text = fieldTexts.day): PropertyDecorator => date(DAY, message, { format: 'date' });

/** An instant with its zone, to the millisecond: `2026-11-21T03:10:00.000Z`. */
export const Instant = (message: Text): PropertyDecorator =>
  date(`${DAY}T${TIME}${ZONE}`, message, { format: 'date-time' });

/** A calendar day, or a time with or without zone; the input of `endOfSeoulDay`. */
export const DayOrTime = (message: Text): PropertyDecorator => date(`${DAY}(T${TIME}${ZONE}?)?`, message);

const DATE_TIME = new RegExp(`^${DAY}T${TIME}${ZONE}?$`);

/** A calendar day, or a time with or without zone, which becomes its day in Seoul. */
export const SeoulDay = (message: Text = fieldTexts.day): PropertyDecorator =>
  date(DAY, message, {}, (value) => {
    const text = tidy(value);
    const isTime = typeof text === 'string' && DATE_TIME.test(text) && isISO8601(text, { strict: true });
    return isTime ? seoulDayOf(text) : text;
  });
