/*
 * The demo ends now, so what states tell ends now, too. Times are counted back from this moment; those of the examples in the
 * API's description are moved by whole days.
 */
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const SEOUL_MS = 9 * 3_600_000;
/** When the newest examples were written. */
const EXAMPLES_AT = Date.parse('2026-11-20T03:25:30.000Z');
const EXAMPLE_DAYS = Math.floor((Date.now() - EXAMPLES_AT) / DAY_MS);

export const minutesAgo = (minutes) => new Date(Date.now() - minutes * MINUTE_MS).toISOString();
export const hoursAgo = (hours) => minutesAgo(hours * 60);

/** A day in Seoul; `days` back from today. */
export const dayAgo = (days) => new Date(Date.now() + SEOUL_MS - days * DAY_MS).toISOString().slice(0, 10);

/** Noon in Seoul, so many days ago. */
export const noonAgo = (days) => `${dayAgo(days)}T03:00:00.000Z`;

/** An example with its dates moved up to now; also those in names of files. */
export const upToNow = (value) =>
  JSON.parse(
    JSON.stringify(value).replace(
      /\b(20\d\d)([-.]?)(0\d|1[0-2])\2([0-3]\d)(?=\D|T|0000\()/g,
      (_, year, mark, month, day) =>
        new Date(Date.UTC(year, month - 1, Number(day) + EXAMPLE_DAYS))
          .toISOString()
          .slice(0, 10)
          .replaceAll('-', mark),
    ),
  );
