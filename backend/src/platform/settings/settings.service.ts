import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Audit } from '../audit/index.js';
import { Clock } from '../clock/index.js';
import { queryPrepared, type PreparedStatement } from '../database/index.js';
import { VISIBLE_TEXT, type Actor } from '../http/index.js';
import {
  allowedValues,
  declaredSettings,
  parseSetting,
  writeSetting,
  type Setting,
  type SettingRow,
  type SettingValue,
} from './define-settings.js';
import { isPlainAddress } from './plain-address.js';
import { SettingsErrors } from './settings.errors.js';

/** A value from an instant on. */
export interface SettingStep<Row extends SettingRow = SettingRow> {
  readonly from: Date;
  readonly value: SettingValue<Row>;
}

interface StoredValue {
  readonly key: string;
  readonly value: string;
  readonly effective_at: Date;
}

const VALUE_OF: PreparedStatement = {
  name: 'setting-value',
  text: `SELECT value FROM platform_setting_values WHERE key = $1 AND effective_at <= $2 ORDER BY effective_at DESC LIMIT 1`,
};
const VALUES_OF: PreparedStatement = {
  name: 'setting-values',
  text: `SELECT DISTINCT ON (key) key, value, effective_at FROM platform_setting_values
         WHERE effective_at <= $1 AND key = ANY ($2::text[]) ORDER BY key, effective_at DESC`,
};
const ALL_VALUES: PreparedStatement = {
  name: 'all-setting-values',
  text: `SELECT DISTINCT ON (key) key, value, effective_at FROM platform_setting_values
         WHERE effective_at <= $1 ORDER BY key, effective_at DESC`,
};

const HISTORY_OF: PreparedStatement = {
  name: 'setting-history',
  text: `SELECT v.key, v.value, v.effective_at
         FROM unnest($1::text[]) AS wanted (key)
         JOIN platform_setting_values v ON v.key = wanted.key AND v.effective_at <= $3 AND v.effective_at >= coalesce(
           (SELECT max(b.effective_at) FROM platform_setting_values b WHERE b.key = wanted.key AND b.effective_at <= $2),
           '-infinity')
         ORDER BY v.effective_at`,
};

/** Reads and changes settings. Changes are never retroactive. */
@Injectable()
export class Settings {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly audit: Audit,
  ) {}

  /** The value in force at `at` (default: now); the declared default before the first change. */
  async get<Row extends SettingRow>(
    setting: Setting<Row>,
    at: Date = this.clock.now(),
    tx?: EntityManager,
  ): Promise<SettingValue<Row>> {
    const [row] = await queryPrepared<{ value: string }>(tx ?? this.dataSource, VALUE_OF, [setting.key, at]);
    return storedValue(setting, row?.value);
  }

  /** Current values of several settings, in one statement. */
  async getAll<const Wanted extends Readonly<Record<string, Setting>>>(
    settings: Wanted,
  ): Promise<{ [Name in keyof Wanted]: SettingValue<Wanted[Name]> }> {
    const keys = Object.values(settings).map(({ key }) => key);
    const rows = await queryPrepared<StoredValue>(this.dataSource, VALUES_OF, [this.clock.now(), keys]);
    const stored = new Map(rows.map(({ key, value }) => [key, value]));
    return Object.fromEntries(
      Object.entries(settings).map(([name, setting]) => [name, storedValue(setting, stored.get(setting.key))]),
    ) as { [Name in keyof Wanted]: SettingValue<Wanted[Name]> };
  }

  /**
   * Values of several settings during a window: for each the one in force at `from`, then every change up to `to`, both
   * included, oldest first.
   */
  async history<const Wanted extends Readonly<Record<string, Setting>>>(
    settings: Wanted,
    { from, to }: { readonly from: Date; readonly to: Date },
    tx?: EntityManager,
  ): Promise<{ [Name in keyof Wanted]: SettingStep<Wanted[Name]>[] }> {
    const keys = Object.values(settings).map(({ key }) => key);
    const rows = await queryPrepared<StoredValue>(tx ?? this.dataSource, HISTORY_OF, [keys, from, to]);
    const stepsOf = (setting: Setting): SettingStep[] => {
      const steps = rows
        .filter(({ key }) => key === setting.key)
        .map((row) => ({ from: row.effective_at, value: parseSetting(setting, row.value) }));
      const [first] = steps;
      return first && first.from <= from
        ? [{ ...first, from }, ...steps.slice(1)]
        : [{ from, value: storedValue(setting, undefined) }, ...steps];
    };
    return Object.fromEntries(Object.entries(settings).map(([name, setting]) => [name, stepsOf(setting)])) as {
      [Name in keyof Wanted]: SettingStep<Wanted[Name]>[];
    };
  }

  /** All settings with their current texts, ordered by key. */
  async list(): Promise<{ setting: Setting; value: string; changedAt: Date | null }[]> {
    const rows = await queryPrepared<StoredValue>(this.dataSource, ALL_VALUES, [this.clock.now()]);
    const stored = new Map(rows.map((row) => [row.key, row]));
    return [...declaredSettings().values()]
      .sort((a, b) => (a.key < b.key ? -1 : 1))
      .map((setting) => ({
        setting,
        value: stored.get(setting.key)?.value ?? writeSetting(setting, setting.default),
        changedAt: stored.get(setting.key)?.effective_at ?? null,
      }));
  }

  /**
   * Sets a value with immediate effect and an audit entry. Texts are trimmed, other values normalised (0150 becomes 150),
   * because they are displayed as stored.
   * @throws SettingsErrors.unknownKey, invalidValue, invisibleText, notAnEmail
   */
  async set(
    tx: EntityManager,
    key: string,
    written: string,
    actor: Pick<Actor, 'id' | 'caller'> | null,
  ): Promise<void> {
    const setting = declaredSettings().get(key);
    if (!setting) throw SettingsErrors.unknownKey({ key });
    let value = written.trim().normalize('NFC');
    try {
      value = writeSetting(setting, parseSetting(setting, value));
    } catch (error) {
      throw SettingsErrors.invalidValue({ allowed: allowedValues(setting) }, { cause: error });
    }
    if (setting.kind === 'text') refuseUnfitText(setting, value);
    const now = this.clock.now();
    const before = await this.get(setting, now, tx);
    await tx.query(
      `INSERT INTO platform_setting_values (key, effective_at, value, changed_by) VALUES ($1, $2, $3, $4)
       ON CONFLICT (key, effective_at) DO UPDATE SET value = EXCLUDED.value, changed_by = EXCLUDED.changed_by`,
      [key, now, value, actor?.id ?? null],
    );
    const change = { before: writeSetting(setting, before), after: value };
    await this.audit.record(tx, actor, 'setting.changed', { type: 'setting', id: key }, change);
  }
}

/**
 * SQL expression for the text of a setting at an instant, for use in other statements; null before its first change.
 * Parse it with `storedValue`.
 */
export function storedAt(setting: Setting, instant: string): string {
  return `(SELECT value FROM platform_setting_values
           WHERE key = '${setting.key}' AND effective_at <= ${instant} ORDER BY effective_at DESC LIMIT 1)`;
}

/** Parses a stored text; the declared default for null. */
export function storedValue<Row extends SettingRow>(
  setting: Setting<Row>,
  text: string | null | undefined,
): SettingValue<Row> {
  return parseSetting(setting, text ?? writeSetting(setting, setting.default));
}

/** Only for new values: values stored before this rule stay readable. */
function refuseUnfitText(setting: Setting & { readonly kind: 'text' }, value: string): void {
  if (value === '' && setting.isRequired) throw SettingsErrors.invalidValue({ allowed: allowedValues(setting) });
  if (value !== '' && !VISIBLE_TEXT.test(value)) throw SettingsErrors.invisibleText();
  if (value !== '' && setting.format === 'email' && !isPlainAddress(value)) throw SettingsErrors.notAnEmail();
}
