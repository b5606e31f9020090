import type { OpenAPIObject } from '@nestjs/swagger';
import type { Access } from '../access.js';

export type Operation = Extract<NonNullable<OpenAPIObject['paths'][string]>['get'], object>;

/** One call of the document and who may make it. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
  readonly access: Access | 'member';
}

/** Every call of the document. Throws when nobody knows who may make one of them. */
export function callsOf(document: OpenAPIObject, accessByOperation: ReadonlyMap<string, Call['access']>): Call[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, operation]) => {
      const name = operation.operationId ?? `${method} ${path}`;
      const access = accessByOperation.get(name);
      if (!access) throw new Error(`nobody knows who may call ${name}`);
      return { method, path, operation, access };
    }),
  );
}

/** The parameters of an operation, none of which is a reference in a document of ours. */
export const parametersOf = ({
  parameters = [],
}: Operation): Extract<(typeof parameters)[number], { name: string }>[] =>
  parameters.filter((parameter) => 'name' in parameter);

export const takesKey = (operation: Operation): boolean =>
  parametersOf(operation).some(({ name }) => name === 'idempotency-key');
