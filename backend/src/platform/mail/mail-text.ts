import type { Language } from '../errors/index.js';
import type { StoredMailParam } from './define-mails.js';

/** Line breaks, invisible and direction characters: not allowed in headers and sentences. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}]/gu;

/** The text on one line without invisible characters, at most `length` characters. */
export function oneLine(text: string, length: number): string {
  const line = text.toWellFormed().replace(INVISIBLE, ' ').replace(/\s+/g, ' ').trim();
  const characters = [...line];
  return characters.length <= length ? line : `${characters.slice(0, length - 1).join('')}…`;
}

/** The text for paragraphs: keeps line breaks and removes other invisible characters. */
export function severalLines(text: string): string {
  return text
    .toWellFormed()
    .split(/\r\n|[\n\r\u0085\u2028\u2029]/)
    .map((line) => line.replace(INVISIBLE, ' ').trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/**
 * A name that mails may show, or null if it could pass for an address, a link or another header. Whoever registers
 * chooses name and address, and must not be able to send their own text to somebody else.
 */
export function presentableName(name: string): string | null {
  const line = oneLine(name, 60);
  return line === '' || line !== name.trim() || /[@:;,/\\<>()[\]"=&?%#]|\.\S|www/i.test(line) ? null : line;
}

/** Whether mail can be sent to it: one plain address without quoting, comments, lists or invisible characters. */
export function isPlainAddress(address: string): boolean {
  return (
    address.length <= 254 &&
    address.isWellFormed() &&
    /^[^\s\p{C}\p{Z}"(),:;<>@[\\\]]{1,64}@[^\s\p{C}\p{Z}"(),:;<>@[\\\]]+\.[^\s\p{C}\p{Z}"(),:;<>@[\\\].]+$/u.test(
      address,
    ) &&
    !/^\.|\.\.|\.@|@[.-]/.test(address)
  );
}

/** Escapes text and double-quoted attribute values. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const instants: Readonly<Record<Language, { readonly format: Intl.DateTimeFormat; readonly zone: string }>> = {
  ko: {
    format: new Intl.DateTimeFormat('ko', {
      dateStyle: 'long',
      timeStyle: 'short',
      hourCycle: 'h23',
      timeZone: 'Asia/Seoul',
    }),
    zone: 'KST',
  },
  en: {
    format: new Intl.DateTimeFormat('en-GB', {
      dateStyle: 'long',
      timeStyle: 'short',
      hourCycle: 'h23',
      timeZone: 'Asia/Seoul',
    }),
    zone: 'Seoul time',
  },
};

/** A stored param in the reader's language. */
export function paramText(param: StoredMailParam, language: Language): string {
  if (typeof param === 'string') return param;
  if (!('at' in param)) return param[language];
  const { format, zone } = instants[language];
  return `${format.format(new Date(param.at))} (${zone})`;
}
