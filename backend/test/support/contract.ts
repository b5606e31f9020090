import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** A schema of our own document, as far as something other than its validation reads it. */
export interface Schema {
  readonly $ref?: string;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly example?: unknown;
  readonly description?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly required?: readonly string[];
}

type Content = Readonly<Record<string, { readonly schema?: Schema; readonly example?: unknown }>>;

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: Schema;
}

export interface Response {
  readonly $ref?: string;
  readonly description?: string;
  readonly content?: Content;
}

export interface Operation {
  readonly operationId: string;
  readonly summary?: string;
  readonly description?: string;
  readonly tags: readonly string[];
  readonly security?: readonly object[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, Response>>;
}

/** The committed contract. */
export const contract = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', '..', '..', 'openapi.json'), 'utf8'),
) as {
  readonly openapi: string;
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly responses: Readonly<Record<string, Response>>;
  };
};

const nameIn = (reference: string): string => reference.split('/').at(-1) ?? '';

/** The schema that a reference stands for. */
export const resolved = (schema: Schema): Schema =>
  schema.$ref === undefined ? schema : (contract.components.schemas[nameIn(schema.$ref)] ?? {});

/** What an operation says of a status; undefined when it says nothing. */
export function responseOf(operation: Operation, status: number): Response | undefined {
  const response = operation.responses[status];
  return response?.$ref === undefined ? response : contract.components.responses[nameIn(response.$ref)];
}

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

/** The operation that a request means; undefined for an address that is none of the contract's. */
export function operationAt(method: string, path: string): (typeof operations)[number] | undefined {
  const address = path.split('?')[0] ?? '';
  return operations.find((one) => one.method === method && one.pattern.test(address));
}

const REFUSAL: Schema = { $ref: '#/components/schemas/ApiErrorDto' };
const DOCUMENT = 'openapi.json';

let validator: Ajv2020 | undefined;
const validations = new Map<Schema, ValidateFunction>();

/** Made for the first answer that is judged: most files of tests judge only a few schemas. */
function validationOf(schema: Schema): ValidateFunction {
  if (!validator) {
    validator = new Ajv2020({ allErrors: true, verbose: true, strict: false, formats: { base64: true, binary: true } });
    addFormats.default(validator);
    validator.addSchema(closed(contract) as object, DOCUMENT);
  }
  const known = validations.get(schema);
  if (known) return known;
  const compiled = validator.compile(closed(schema) as object);
  validations.set(schema, compiled);
  return compiled;
}

/** The same with references into the document, and with objects that have no other fields than those described. */
function closed(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(closed);
  if (typeof node !== 'object' || node === null) return node;
  const inner = Object.fromEntries(
    Object.entries(node).map(([name, value]) => [
      name,
      name === '$ref' ? `${DOCUMENT}${String(value)}` : name === 'example' ? value : closed(value),
    ]),
  );
  const isOpen = !('properties' in inner) || inner.type !== 'object' || 'additionalProperties' in inner;
  return isOpen ? inner : { ...inner, additionalProperties: false };
}

/** What the contract does not say about a value that was answered, by its place. */
export function wrongsOf(value: unknown, schema: Schema, place: string): string[] {
  const validate = validationOf(schema);
  if (validate(value)) return [];
  return (validate.errors ?? []).map((error) => inWords(error, place));
}

function inWords({ keyword, instancePath, params, data, message = '' }: ErrorObject, root: string): string {
  const place = `${root}${instancePath.replace(/\/\d+(?=\/|$)/g, '[]').replaceAll('/', '.')}`;
  if (keyword === 'required') return `${place}.${String(params.missingProperty)} is missing`;
  if (keyword === 'additionalProperties') return `${place}.${String(params.additionalProperty)} is not described`;
  if (keyword === 'type' && data === null) return `${place} is null`;
  if (keyword === 'type') return `${place} is no ${String(params.type)}`;
  if (keyword === 'enum') return `${place} is ${JSON.stringify(data)}, none of its values`;
  return `${place} ${message}: ${JSON.stringify(data).slice(0, 120)}`;
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

/** Where an answer is not what the contract promises; nothing for an address that is none of the contract's. */
export function breaches({ method, path, status, contentType, body }: Answered): string[] {
  const found = operationAt(method, path);
  if (!found) return [];
  const name = `${method} ${found.path} ${status}`;
  const response = responseOf(found.operation, status);
  // Said once of all operations.
  if (!response && (status === 500 || status === 503)) return wrongsOf(body, REFUSAL, name);
  if (!response) return [`${name} is not described: ${JSON.stringify(body).slice(0, 120)}`];
  const contents = response.content ?? {};
  const type = contentType.split(';')[0] ?? '';
  if (Object.keys(contents).length === 0) return body === '' ? [] : [`${name} has a body that is not described`];
  const content = contents[type];
  if (!content) return [`${name} is ${type}`];
  return type === 'application/json' && content.schema ? wrongsOf(body, content.schema, name) : [];
}
