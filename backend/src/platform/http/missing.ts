import { ValidateIf } from 'class-validator';

/** An optional field that must not be null: `IsOptional` would pass null to code that does not expect it. */
export const MayBeMissing = (): PropertyDecorator => ValidateIf((_, value) => value !== undefined);
