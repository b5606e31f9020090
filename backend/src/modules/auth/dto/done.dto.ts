/** What was done, in the caller's language. */
export class DoneDto {
  /** @example "비밀번호를 변경했습니다." */
  message: string;
}
