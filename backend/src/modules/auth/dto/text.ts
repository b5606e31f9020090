import type { TransformFnParams } from 'class-transformer';

/** Without surrounding blanks and in composed form, so that the same name is the same bytes from every keyboard. */
export function tidy({ value }: TransformFnParams): unknown {
  return typeof value === 'string' ? value.trim().normalize('NFC') : (value as unknown);
}

/** Likewise; a field that was left blank or null was not given. */
export function tidyOrNothing(params: TransformFnParams): unknown {
  return tidy(params) || (typeof params.value === 'string' || params.value === null ? undefined : params.value);
}

/** A password in composed form, so that its length is the same from every keyboard; blanks belong to it. */
export function composed({ value }: TransformFnParams): unknown {
  return typeof value === 'string' ? value.normalize('NFC') : (value as unknown);
}
