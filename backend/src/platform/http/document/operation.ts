import type { OpenAPIObject } from '@nestjs/swagger';
import type { Access } from '../access.js';

export type Operation = Extract<NonNullable<OpenAPIObject['paths'][string]>['get'], object>;

/** One operation with its access level. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
  readonly access: Access | 'member';
}

/** Every operation of the document with its path. */
export const operationsOf = (document: OpenAPIObject): Omit<Call, 'access'>[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, operation]) => ({ method, path, operation })),
  );

/** The same with access levels. Throws for an operation without one. */
export function callsOf(document: OpenAPIObject, accessByOperation: ReadonlyMap<string, Call['access']>): Call[] {
  return operationsOf(document).map((one) => {
    const name = one.operation.operationId ?? `${one.method} ${one.path}`;
    const access = accessByOperation.get(name);
    if (!access) throw new Error(`nobody knows who may call ${name}`);
    return { ...one, access };
  });
}

/** Parameters of an operation; our documents contain no references here. */
export const parametersOf = ({
  parameters = [],
}: Operation): Extract<(typeof parameters)[number], { name: string }>[] =>
  parameters.filter((parameter) => 'name' in parameter);

export const takesKey = (operation: Operation): boolean =>
  parametersOf(operation).some(({ name }) => name === 'idempotency-key');
