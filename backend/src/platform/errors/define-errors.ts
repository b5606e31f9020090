import { DomainError, type ErrorExtras, type ErrorParam, type ErrorRow } from './domain-error.js';
import type { Placeholders } from './texts.js';

type Factory<Row extends ErrorRow> = [Placeholders<Row['en']>] extends [never]
  ? (params?: Record<string, never>, extras?: ErrorExtras) => DomainError
  : (params: Record<Placeholders<Row['en']>, ErrorParam>, extras?: ErrorExtras) => DomainError;

const catalogue = new Map<string, ErrorRow>();

/**
 * Declares the errors of a module. Returns a factory per row with params typed by the placeholders of the English text; a
 * spec asserts that the Korean text has the same.
 */
export function defineErrors<const Rows extends Record<string, ErrorRow>>(
  namespace: string,
  rows: Rows,
): { readonly [Name in keyof Rows]: Factory<Rows[Name]> } {
  const factories: Record<string, unknown> = {};
  for (const [name, row] of Object.entries(rows)) {
    const code = `${namespace}.${name}`;
    if (catalogue.has(code)) throw new Error(`error code ${code} is declared twice`);
    catalogue.set(code, row);
    factories[name] = (params: Record<string, ErrorParam> = {}, extras: ErrorExtras = {}) =>
      new DomainError(code, row, params, extras);
  }
  return factories as { readonly [Name in keyof Rows]: Factory<Rows[Name]> };
}

/** All declared errors by code; the enum of `ApiError.code` in openapi.json. */
export function errorCatalogue(): ReadonlyMap<string, ErrorRow> {
  return catalogue;
}
