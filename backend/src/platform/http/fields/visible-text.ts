/**
 * Text of visible characters only: no control, format (bidirectional marks, zero width), private-use or lone surrogate
 * characters, no line breaks, grapheme joiners or blank Hangul or Braille fillers, with which one name could imitate
 * another.
 */
export const VISIBLE_TEXT = /^[^\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u034f\u115f\u1160\u2800\u3164\uffa0]+$/u;

/** The same with line breaks, and with joiners between the parts of one emoji. */
export const VISIBLE_LINES =
  /^(?:\n|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Extended_Pictographic})|[^\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u034f\u115f\u1160\u2800\u3164\uffa0])+$/u;
