import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import type { ValidationOptions } from 'class-validator';
import type { Text } from '../../errors/index.js';

/** Definition of a kind of field. */
interface Kind {
  /** OpenAPI schema, in addition to the type and the comment of the property. */
  readonly schema?: ApiPropertyOptions;
  /** Normalizes the sent value. Returns values that it cannot read unchanged, for the checks to refuse. */
  readonly read?: (value: unknown) => unknown;
  /** Validators in order; the first failure is reported. */
  readonly checks?: readonly PropertyDecorator[];
  /** Whether the value is text, so that blank text counts as no value in optional fields. */
  readonly isText?: boolean;
}

const IS_TEXT = 'lance:is-text';

/** Makes the property decorator of a kind of field. */
export const field = ({ schema, read, checks = [], isText = false }: Kind): PropertyDecorator =>
  applyDecorators(
    ApiProperty(schema),
    ...(read ? [Transform(({ value }: { value: unknown }): unknown => read(value))] : []),
    ...checks,
    (target: object, name: string | symbol) => Reflect.defineMetadata(IS_TEXT, isText, target, name),
  );

/**
 * Options of a check that reports this text; without one, the general text of the check is reported. class-validator hands a context
 * on only beside a message, which checks of our own do not have.
 */
export const saying = (text: Text | undefined): ValidationOptions => (text ? { context: text, message: text.en } : {});

/** Whether a value counts as none: null, or blank text in a text field. */
export function isNothing(value: unknown, target: object, name: string | symbol): boolean {
  const isBlank = typeof value === 'string' && value.trim() === '';
  return value === null || (isBlank && Reflect.getMetadata(IS_TEXT, target, name) === true);
}
