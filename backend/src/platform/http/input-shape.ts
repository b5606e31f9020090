import type { Type } from '@nestjs/common';
import type { ValidationError } from 'class-validator';

/**
 * Property names that the validation libraries drop when copying an object, so they would be ignored instead of refused.
 */
const OVERLOOKED = new Set(['prototype', ...Object.getOwnPropertyNames(Object.prototype)]);
const PLAIN_TYPES = new Set<unknown>([String, Number, Boolean, Array, Object, Date]);

/**
 * Checks the shape of an input before its fields are validated; null if it is valid. Refuses names that would be dropped,
 * at any depth, and lists in place of objects, which would be validated item by item and so pass when empty. `declared`
 * is the expected class, if it is one of ours.
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
