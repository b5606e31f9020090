/** One published setting. */
export class SiteSettingDto {
  /** Name of the setting. */
  key: string;
  /** Its current value as text. */
  value: string;
}
