import type { Type } from '@nestjs/common';
import type { ValidationError } from 'class-validator';

/** Names that the libraries behind the pipe leave out when they copy an object: they would be overlooked, not refused. */
const OVERLOOKED = new Set(['prototype', ...Object.getOwnPropertyNames(Object.prototype)]);
const PLAIN_TYPES = new Set<unknown>([String, Number, Boolean, Array, Object, Date]);

/**
 * What is wrong with the shape of an input before its fields are looked at; null without: names that would be overlooked, at
 * any depth, and lists in the place of an object, which would be checked item by item and so pass when they are empty.
 * `declared` is the class of what belongs there, where it is an object of ours.
 */
export function shapeProblem(value: unknown, declared: Type | undefined, property: string): ValidationError | null {
  if (typeof value !== 'object' || value === null) return null;
  if (Array.isArray(value) && declared) return { property, constraints: { isObject: '' } };
  const children = Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
    OVERLOOKED.has(name)
      ? { property: name, constraints: { whitelistValidation: '' } }
      : (shapeProblem(inner, classOf(declared, name), name) ?? []),
  );
  return children.length > 0 ? { property, children } : null;
}

function classOf(declared: Type | undefined, field: string): Type | undefined {
  const type: unknown = declared && Reflect.getMetadata('design:type', declared.prototype as object, field);
  return typeof type === 'function' && !PLAIN_TYPES.has(type) ? (type as Type) : undefined;
}
