/** One published setting. */
export class SiteSettingDto {
  /** Name of the setting. @example "lcoin_signupBonus" */
  key: string;
  /** Its current value as text. @example "1000" */
  value: string;
}
