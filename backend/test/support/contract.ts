import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The part of OpenAPI 3.0 that our own document uses. */
export interface Schema {
  readonly $ref?: string;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly type?: string;
  readonly format?: string;
  readonly nullable?: boolean;
  readonly enum?: readonly unknown[];
  readonly example?: unknown;
  readonly description?: string;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly required?: readonly string[];
}

type Content = Readonly<Record<string, { readonly schema?: Schema }>>;

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: Schema;
}

export interface Operation {
  readonly operationId: string;
  readonly summary?: string;
  readonly security?: readonly object[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly description?: string; readonly content?: Content }>>;
}

/** The committed contract. */
export const contract = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', '..', '..', 'openapi.json'), 'utf8'),
) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
};

/** The schema that a reference stands for. */
export const resolved = (schema: Schema): Schema =>
  schema.$ref === undefined ? schema : (contract.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});

/** Every operation with its address; fixed addresses before those with a parameter. */
export const operations = Object.entries(contract.paths)
  .flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
      pattern: new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
    })),
  )
  .sort((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')));

/** What the contract does not say about a value that was answered, by its place. */
function wrongsOf(value: unknown, given: Schema, place: string): string[] {
  const schema = resolved(given);
  if (value === null) return given.nullable || schema.nullable ? [] : [`${place} is null`];
  // Only what carries a description beside its reference is written so; the type that stands with it says nothing more.
  if (schema.allOf) return schema.allOf.flatMap((part) => wrongsOf(value, part, place));
  if (schema.oneOf) {
    const choices = schema.oneOf.map((one) => wrongsOf(value, one, place));
    return choices.some((wrongs) => wrongs.length === 0) ? [] : (choices[0] ?? []);
  }
  if (schema.enum && !schema.enum.includes(value)) return [`${place} is ${JSON.stringify(value)}, none of its values`];
  if (schema.type === 'array') {
    if (!Array.isArray(value)) return [`${place} is no array`];
    return value.flatMap((item: unknown) => wrongsOf(item, schema.items ?? {}, `${place}[]`));
  }
  if (schema.type === 'object') {
    if (typeof value !== 'object' || Array.isArray(value)) return [`${place} is no object`];
    const { properties = {}, required = [], additionalProperties } = schema;
    const more = typeof additionalProperties === 'object' ? additionalProperties : null;
    return [
      ...required.filter((name) => !(name in value)).map((name) => `${place}.${name} is missing`),
      ...Object.entries(value).flatMap(([name, inner]) => {
        const known = properties[name] ?? more;
        if (known) return wrongsOf(inner, known, `${place}.${properties[name] ? name : '*'}`);
        return additionalProperties === true ? [] : [`${place}.${name} is not described`];
      }),
    ];
  }
  if (schema.type === 'integer') return Number.isInteger(value) ? [] : [`${place} is no integer`];
  if (schema.type !== undefined && typeof value !== schema.type) return [`${place} is no ${schema.type}`];
  return [];
}

/** One answer of the service. */
export interface Answered {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly status: number;
  readonly contentType: string;
  readonly body: unknown;
}

const REFUSAL: Schema = { $ref: '#/components/schemas/ApiErrorDto' };

/** Where an answer is not what the contract promises; nothing for an address that is none of the contract's. */
export function breaches({ method, path, status, contentType, body }: Answered): string[] {
  const address = path.split('?')[0] ?? '';
  const found = operations.find((one) => one.method === method && one.pattern.test(address));
  if (!found) return [];
  // Said once of all operations.
  if (status === 500 || status === 503) return wrongsOf(body, REFUSAL, `${method} ${found.path} ${status}`);
  const name = `${method} ${found.path} ${status}`;
  const response = found.operation.responses[status];
  if (!response) return [`${name} is not described: ${JSON.stringify(body).slice(0, 120)}`];
  const contents = response.content ?? {};
  const type = contentType.split(';')[0] ?? '';
  if (Object.keys(contents).length === 0) return body === '' ? [] : [`${name} has a body that is not described`];
  const content = contents[type];
  if (!content) return [`${name} is ${type}`];
  return type === 'application/json' && content.schema ? wrongsOf(body, content.schema, name) : [];
}
