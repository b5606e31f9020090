/** What was done, to show as it is. */
export class UidMessageDto {
  /** In the caller's language. @example "UID 인증 요청이 접수되었습니다." */
  message: string;
}
