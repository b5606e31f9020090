import { Transform } from 'class-transformer';
import { IsOptional, ValidateIf } from 'class-validator';
import { isNothing } from './field.js';

/** Replaces null, and blank text in text fields, with `nothing`. */
const readNothingAs =
  (nothing: null | undefined): PropertyDecorator =>
  (target, name) =>
    Transform(({ value }: { value: unknown }) => (isNothing(value, target, name) ? nothing : value))(target, name);

/** An optional field: missing, null and blank text become undefined. */
export const Optional = (): PropertyDecorator => (target, name) => {
  readNothingAs(undefined)(target, name);
  IsOptional()(target, name);
};

/** A field that may be missing or null, where null removes the value. */
export const Nullable = (): PropertyDecorator => IsOptional();

/** A nullable field in which blank text becomes null. */
export const Clearable = (): PropertyDecorator => (target, name) => {
  readNothingAs(null)(target, name);
  IsOptional()(target, name);
};

/** An optional field that is required if the other field is given. */
export const NeededWith =
  (other: string): PropertyDecorator =>
  (target, name) => {
    readNothingAs(undefined)(target, name);
    ValidateIf((sent: Record<string, unknown>, value: unknown) => (value ?? sent[other] ?? null) !== null)(
      target,
      name,
    );
  };

/** A field that may be missing, but not null. */
export const MayBeMissing = (): PropertyDecorator => ValidateIf((_, value) => value !== undefined);
