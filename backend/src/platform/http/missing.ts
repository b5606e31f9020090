import { ValidateIf } from 'class-validator';

/** A field that may be left out, but is no field when it is null: `IsOptional` lets null through to who does not expect it. */
export const MayBeMissing = (): PropertyDecorator => ValidateIf((_, value) => value !== undefined);
