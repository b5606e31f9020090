/** What was done, in the caller's language. */
export class DoneDto {
  /** The sentence to show. */
  message: string;
}
