import type { DataSource, EntityTarget, ObjectLiteral } from 'typeorm';

/** A row that is written together with something else, by a statement of whoever writes that. */
export interface NewRow {
  readonly entity: EntityTarget<ObjectLiteral>;
  readonly fields: Readonly<Record<string, unknown>>;
  /** The field that gets what the other thing is called, which the statement itself finds out. */
  readonly idOfOther?: string;
}

/** A new row of an entity. Fields that are left out get the column's default. */
export function newRow<T extends ObjectLiteral>(entity: EntityTarget<T>, fields: Partial<T>): NewRow;
/** The same, with the field that names what the row is written together with. */
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
 * The statement that writes a row from the one row of `source`, whose column `otherId` is the id of what the row is written
 * together with. Its values are numbered from `firstValue` on.
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
