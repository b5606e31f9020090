/**
 * Text in which every character can be seen: no control, format (bidirectional marks, zero width), private or lone
 * surrogate characters, no line breaks, no joiner of graphemes and no blank fillers of Hangul or
 * Braille, with which one name could pose as another.
 */
export const VISIBLE_TEXT = /^[^\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u034f\u115f\u1160\u2800\u3164\uffa0]+$/u;

/** Likewise, in one or more lines. */
export const VISIBLE_LINES = /^(?:\n|[^\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u034f\u115f\u1160\u2800\u3164\uffa0])+$/u;
