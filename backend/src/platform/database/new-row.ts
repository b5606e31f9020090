import type { DataSource, EntityTarget, ObjectLiteral } from 'typeorm';

/** A row inserted together with another one, by the other's statement. */
export interface NewRow {
  readonly entity: EntityTarget<ObjectLiteral>;
  readonly fields: Readonly<Record<string, unknown>>;
  /** The field that receives the other row's id, which is known only inside the statement. */
  readonly idOfOther?: string;
}

/** A new row of an entity. Omitted fields get the column default. */
export function newRow<T extends ObjectLiteral>(entity: EntityTarget<T>, fields: Partial<T>): NewRow;
/** The same, with the field that receives the other row's id. */
export function newRow<T extends ObjectLiteral, K extends keyof T & string>(
  entity: EntityTarget<T>,
  fields: Partial<Omit<T, K>>,
  idOfOther: K,
): NewRow;
export function newRow(
  entity: EntityTarget<ObjectLiteral>,
  fields: Readonly<Record<string, unknown>>,
  idOfOther?: string,
): NewRow {
  return { entity, fields, ...(idOfOther === undefined ? {} : { idOfOther }) };
}

/**
 * Statement that inserts a row based on the one row of `source`, whose column `otherId` is the other row's id. Values are
 * numbered from `firstValue`.
 */
export function insertionOf(
  dataSource: DataSource,
  { entity, fields, idOfOther }: NewRow,
  { source, otherId, firstValue }: { readonly source: string; readonly otherId: string; readonly firstValue: number },
): { table: string; text: string; values: unknown[] } {
  const { tableName, columns } = dataSource.getMetadata(entity);
  const values: unknown[] = [];
  const given = columns.flatMap(({ propertyName, databaseName, type }) => {
    if (propertyName === idOfOther) return [{ databaseName, value: `${source}.${otherId}` }];
    const value = fields[propertyName];
    if (value === undefined) return [];
    values.push(type === 'jsonb' && value !== null ? JSON.stringify(value) : value);
    return [{ databaseName, value: `$${firstValue + values.length - 1}::${String(type)}` }];
  });
  return {
    table: tableName,
    text: `INSERT INTO ${tableName} (${given.map(({ databaseName }) => databaseName).join(', ')})
           SELECT ${given.map(({ value }) => value).join(', ')} FROM ${source}`,
    values,
  };
}
