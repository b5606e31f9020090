import type { OpenAPIObject } from '@nestjs/swagger';
import type { RecordedExamples } from './examples.js';
import { operationsOf, parametersOf, type Operation } from './operation.js';

interface Schema {
  $ref?: string;
  anyOf?: Schema[];
  enum?: unknown[];
  format?: string;
  pattern?: string;
  type?: string | string[];
  items?: Schema;
  properties?: Record<string, Schema>;
  example?: unknown;
}

/** Default examples by format. */
const BY_FORMAT: Readonly<Record<string, string>> = {
  uuid: '0198f6d2-8f5e-7c3a-9f0e-2d6c1b7a4e55',
  date: '2026-11-20',
  'date-time': '2026-11-20T03:00:00.000Z',
};

/**
 * Adds an example to each field that has none: the first recorded value, else the example of a field with the same name and
 * schema, else a default for its schema. Objects are shown by their fields.
 */
export function withFieldExamples(document: OpenAPIObject, { operations, refusals }: RecordedExamples): void {
  const { schemas = {}, responses = {} } = document.components ?? {};
  const examples = new FieldExamples(schemas);
  for (const { operation } of operationsOf(document)) {
    const recorded = operations[operation.operationId ?? ''];
    if (!recorded) continue;
    examples.take(schemaOf(operation.responses[recorded.status]), recorded.answer);
    examples.take(schemaOf(operation.requestBody), recorded.request);
  }
  for (const [name, response] of Object.entries(responses)) examples.take(schemaOf(response), refusals[name]);
  const parameters = operationsOf(document).flatMap(({ operation }) => parametersOf(operation));
  examples.complete([
    ...Object.values(schemas as Record<string, Schema>).flatMap(({ properties = {} }) => Object.entries(properties)),
    ...parameters.map(({ name, schema }) => [name, (schema ?? {}) as Schema] as const),
  ]);
}

class FieldExamples {
  constructor(private readonly schemas: Readonly<Record<string, Schema>>) {}

  /** Collects examples from a recorded request or response. */
  take(given: Schema | undefined, value: unknown): void {
    const schema = given && this.resolved(given);
    if (!schema || typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) {
      value.forEach((one) => this.take(schema.items, one));
      return;
    }
    for (const [name, field] of Object.entries(schema.properties ?? {})) {
      const inner = (value as Record<string, unknown>)[name];
      if (!this.isPart(field) && isTelling(inner)) field.example ??= inner;
      this.take(field, inner);
    }
  }

  /** Adds examples to the fields without a recorded one. */
  complete(fields: readonly (readonly [name: string, field: Schema])[]): void {
    const shown = new Map<string, unknown>();
    for (const [name, field] of fields)
      if (isTelling(field.example) && !shown.has(this.keyOf(name, field)))
        shown.set(this.keyOf(name, field), field.example);
    for (const [name, field] of fields) {
      if (this.isPart(field)) continue;
      const example = shown.get(this.keyOf(name, field)) ?? this.byForm(field);
      if (example !== undefined) field.example ??= example;
    }
  }

  /** Equal for fields with the same name and schema. */
  private keyOf(name: string, field: Schema): string {
    const { type, format, pattern, enum: values, items } = this.resolved(field);
    return JSON.stringify([name, [type].flat().filter((one) => one !== 'null'), format, pattern, values, items]);
  }

  private byForm(field: Schema): unknown {
    const { enum: values, format = '', type } = this.resolved(field);
    return values?.find((one) => one !== null) ?? BY_FORMAT[format] ?? (type === 'boolean' ? true : undefined);
  }

  /** Whether it is an object with defined fields, or a list of such objects. */
  private isPart(field: Schema): boolean {
    const { properties, items } = this.resolved(field);
    return properties !== undefined || (items !== undefined && this.isPart(items));
  }

  /** Resolves a reference, also of a nullable field. */
  private resolved(schema: Schema): Schema {
    const one = schema.anyOf?.find(({ type }) => type !== 'null') ?? schema;
    return one.$ref === undefined ? one : (this.schemas[one.$ref.split('/').at(-1) ?? ''] ?? {});
  }
}

const isTelling = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

function schemaOf(place: Operation['requestBody'] | Operation['responses'][string]): Schema | undefined {
  if (!place || !('content' in place)) return undefined;
  return place.content?.['application/json']?.schema;
}
