/** A part of a day's dialog. */
export interface DayPartProps {
  /** `YYYY-MM-DD` in Seoul. */
  day: string;
}
