import type { TransformFnParams } from 'class-transformer';

/**
 * Text in which every character can be seen: no control, format (bidirectional marks, zero width), private or lone
 * surrogate characters, no line separators and no blank Hangul fillers, with which one name could pose as another.
 */
export const VISIBLE_TEXT = /^[^\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0]+$/u;

/** Without surrounding blanks and in composed form, so that the same name is the same bytes from every keyboard. */
export function tidy({ value }: TransformFnParams): unknown {
  return typeof value === 'string' ? value.trim().normalize('NFC') : (value as unknown);
}

/** Likewise; a field that was left blank or null was not given. */
export function tidyOrNothing(params: TransformFnParams): unknown {
  return tidy(params) || (typeof params.value === 'string' || params.value === null ? undefined : params.value);
}

/** A password in composed form, so that its length is the same from every keyboard; blanks belong to it. */
export function composed({ value }: TransformFnParams): unknown {
  return typeof value === 'string' ? value.normalize('NFC') : (value as unknown);
}
