export { Agreement, Email, EmailToCompare, Password } from './accounts.js';
export { HttpsAddress, Id } from './addresses.js';
export { Choice, Choices, CommaChoices, Flag, Flags, NumberChoice } from './choices.js';
export { Amount, Integer, Limit, Share } from './numbers.js';
export { Clearable, MayBeMissing, NeededWith, Nullable, Optional } from './optional.js';
export { AlwaysNull, Ids, JsonPart, Part } from './parts.js';
export {
  AnyAsText,
  Base64,
  Format,
  Line,
  Lines,
  Note,
  PictureAddress,
  pictureBytes,
  Quote,
  Uid,
  Words,
} from './texts.js';
export { Day, DayOrTime, Instant, SeoulDay } from './times.js';
export { VISIBLE_TEXT } from './visible-text.js';
