import type { components, operations, paths } from '../generated/contract.js';

/** The types of the contract by their names there. */
export type Schemas = components['schemas'];
export type OperationName = keyof operations;

/** What a refusal says; in the answer of a success nothing of it. */
export type Refusal = Partial<Schemas['ApiErrorDto']>;

/** An address with `{}` for each segment that only a running test knows. */
type Shape<Address extends string> = Address extends `${infer Segment}/${infer Rest}`
  ? `${Shape<Segment>}/${Shape<Rest>}`
  : string extends Address
    ? '{}'
    : Address extends `{${string}}`
      ? '{}'
      : Address;
type PathOfShape = { [Path in keyof paths as Shape<Path>]: Path };

type Pattern<Path extends string> = Path extends `${infer Before}{${string}}${infer After}`
  ? `${Before}${string}${Pattern<After>}`
  : Path;
type Matching<Address extends string> = { [Path in keyof paths]: Address extends Pattern<Path> ? Path : never };

/** `/api/items/${id}?limit=1` and `/api/items/gold` both mean `/api/items/{id}`; an address that is none of the contract's, never. */
type PathOf<Address extends string> = Address extends `${infer Path}?${string}`
  ? PathOf<Path>
  : Shape<Address> extends keyof PathOfShape
    ? PathOfShape[Shape<Address>]
    : Matching<Address>[keyof paths];

type Operation<M extends string, Address extends string> = [PathOf<Address>] extends [never]
  ? undefined
  : paths[PathOf<Address>][Lowercase<M> & keyof paths[PathOf<Address>]];

type ContentOf<Message> = Message extends { content: infer Content extends object }
  ? Content[keyof Content]
  : undefined;

/** What an operation answers when it succeeds; anything, where the contract does not know. */
type SuccessOf<Op> = Op extends { responses: infer Responses }
  ? ContentOf<Responses[keyof Responses & (200 | 201 | 202)]>
  : Record<string, unknown>;
export type SuccessOfOperation<Name extends OperationName> = SuccessOf<operations[Name]>;

/** What a call may answer: what the contract says of its success, and what a refusal has; a test knows which it expects. */
export type AnswerOf<M extends string, Address extends string> =
  SuccessOf<Operation<M, Address>> extends infer Body ? ([Body] extends [undefined] ? Refusal : Body & Refusal) : never;

/** What a call takes. */
export type RequestOf<M extends string, Address extends string> =
  Operation<M, Address> extends { requestBody?: infer Body } ? ContentOf<Body> : unknown;
