import { Decimal } from 'decimal.js';

interface Described {
  /** Label for the back-office. */
  readonly label: { readonly ko: string; readonly en: string };
}

interface IntegerSetting extends Described {
  readonly kind: 'integer';
  readonly default: number;
  readonly min: number;
  readonly max: number;
}

/** A decimal stored as a string: rates and amounts are never floats. Bounds are decimal strings too. */
interface DecimalSetting extends Described {
  readonly kind: 'decimal';
  readonly default: string;
  readonly min: string;
  readonly max: string;
}

/** One line of text; may be blank by default. Displayed verbatim, without markup. */
interface TextSetting extends Described {
  readonly kind: 'text';
  readonly default: string;
  readonly maxLength: number;
  /** Format, if restricted. */
  readonly format?: 'email';
  /** Required, because mails and pages depend on it. */
  readonly isRequired?: true;
}

interface BooleanSetting extends Described {
  readonly kind: 'boolean';
  readonly default: boolean;
}

interface IntegerListSetting extends Described {
  readonly kind: 'integerList';
  readonly default: readonly number[];
  readonly min: number;
  readonly max: number;
}

export type SettingRow = IntegerSetting | DecimalSetting | TextSetting | BooleanSetting | IntegerListSetting;

export type SettingValue<Row extends SettingRow> = Row extends IntegerSetting
  ? number
  : Row extends BooleanSetting
    ? boolean
    : Row extends IntegerListSetting
      ? readonly number[]
      : string;

/** A typed setting with its storage key. */
export type Setting<Row extends SettingRow = SettingRow> = Row & { readonly key: string };

const declared = new Map<string, Setting>();

/** Declares the settings of one module. Keys are `<module>_<name>`, e.g. `site_heroTitle`. */
export function defineSettings<const Rows extends Record<string, SettingRow>>(
  module: string,
  rows: Rows,
): { readonly [Name in keyof Rows]: Setting<Rows[Name]> } {
  const settings: Record<string, Setting> = {};
  for (const [name, row] of Object.entries(rows)) {
    const setting: Setting = { ...row, key: `${module}_${name}` };
    declared.set(setting.key, setting);
    settings[name] = setting;
  }
  return settings as { readonly [Name in keyof Rows]: Setting<Rows[Name]> };
}

/** Every declared setting by key. */
export function declaredSettings(): ReadonlyMap<string, Setting> {
  return declared;
}

/** Stored text of a value; also used on the wire. */
export function writeSetting(setting: Setting, value: string | number | boolean | readonly number[]): string {
  return setting.kind === 'integerList' ? (value as readonly number[]).join(',') : String(value);
}

/** Accepted values in language-independent notation. */
export function allowedValues(setting: SettingRow): string {
  switch (setting.kind) {
    case 'integer':
      return `${setting.min}–${setting.max}`;
    case 'decimal':
      return `${setting.min}–${setting.max} (0.0)`;
    case 'integerList':
      return `${setting.min}–${setting.max}, ${setting.min}–${setting.max}, …`;
    case 'boolean':
      return 'true, false';
    case 'text':
      return setting.isRequired ? `1–${setting.maxLength}` : `≤ ${setting.maxLength}`;
  }
}

/** Parses a stored text. Throws RangeError with an English reason for an invalid value. */
export function parseSetting<Row extends SettingRow>(setting: Setting<Row>, text: string): SettingValue<Row> {
  return parse(setting, text) as SettingValue<Row>;
}

function parse(setting: SettingRow, text: string): string | number | boolean | number[] {
  switch (setting.kind) {
    case 'integer':
      return integerWithin(text, setting);
    case 'integerList':
      return text.split(',').map((part) => integerWithin(part.trim(), setting));
    case 'boolean':
      if (text !== 'true' && text !== 'false') throw new RangeError('must be true or false');
      return text === 'true';
    case 'decimal': {
      if (!/^\d{1,18}(\.\d{1,12})?$/.test(text)) throw new RangeError('must be a decimal number');
      const value = new Decimal(text);
      if (value.lt(setting.min) || value.gt(setting.max))
        throw new RangeError(`must be ${setting.min} to ${setting.max}`);
      return value.toFixed();
    }
    case 'text':
      if (text.length > setting.maxLength) throw new RangeError(`must have at most ${setting.maxLength} characters`);
      return text;
  }
}

function integerWithin(text: string, { min, max }: { min: number; max: number }): number {
  if (!/^-?\d{1,15}$/.test(text)) throw new RangeError('must be a whole number');
  const value = Number(text);
  if (value < min || value > max) throw new RangeError(`must be ${min} to ${max}`);
  return value;
}
