import type { TransformFnParams } from 'class-transformer';

/** Text without surrounding blanks; anything else stays what it is and is refused by its type. */
export function trimmed({ value }: TransformFnParams): unknown {
  return typeof value === 'string' ? value.trim().normalize('NFC') : (value as unknown);
}

/** Likewise; blank means that nothing was given. */
export function trimmedOrNull(params: TransformFnParams): unknown {
  const value = trimmed(params);
  return value === '' ? null : value;
}
