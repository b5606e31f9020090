/** What stands in a planned request for something that the running product has made. */
export const ID = 'id';
export const PASSWORD = 'password';
export const EMAIL = 'email';
export const UNIQUE = 'unique';

const PLACEHOLDER = /\u27e6(\w+):(\d+)\u27e7/g;
const PLACEHOLDER_ENCODED = /%E2%9F%A6(\w+)%3A(\d+)%E2%9F%A7/g;

export const place = (kind: string, number = 0): string => `\u27e6${kind}:${number}\u27e7`;

/** A text in which each placeholder is replaced by what `valueOf` says. */
export function filled(text: string, valueOf: (kind: string, number: number) => string): string {
  const replace = (_: string, kind: string, number: string): string => valueOf(kind, Number(number));
  return text.replace(PLACEHOLDER, replace).replace(PLACEHOLDER_ENCODED, replace);
}
