/** What was done, to show as it is. */
export class UidMessageDto {
  /** In the caller's language. */
  message: string;
}
