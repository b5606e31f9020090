import type { EntityManager } from 'typeorm';
import { seoulDay } from '../clock/index.js';
import { dayWords, fill, grouped, maskedUid, type DomainError, type Language, type Text } from '../errors/index.js';
import {
  CURRENCIES,
  formatAmount,
  mintingKinds,
  type Currency,
  type StatementFilter,
  type StatementLine,
  type TransferKind,
} from '../ledger/index.js';
import {
  openRows,
  receiptRow,
  type OpenReceipt,
  type ReceiptDto,
  type ReceiptRowDto,
  type Seals,
} from '../receipts/index.js';
import type { EntryDto, EntryReceiptDto, EntryType } from './statement.dto.js';
import { statementTexts } from './statements.messages.js';

/** Type and words of one kind of transfer; `{{name}}` is a param of the transfer or a fact of its book. */
export type KindText = Readonly<Record<Language, string>> & { readonly type: EntryType };

/** The same with the name of the kind in sums. */
export interface SummedKindText extends KindText {
  readonly sum: Text;
  /** What strangers are told that an entry is: without params, which may name amounts and people. */
  readonly title: Text;
}

/** What an act adds to its receipt; the entry has the rest. With a `sum` the rows stand for themselves. */
export type ReceiptParts = Partial<Omit<ReceiptDto, 'number' | 'seal'>>;

/** How the transfers of a point are told: in lists, files and receipts. */
export interface Book {
  readonly currency: Currency;
  /** The point in the names of files and receipts. */
  readonly slug: 'lcoin' | 'luff';
  readonly unit: Readonly<Record<Language, string>>;
  /** A correction of this point can leave a debt. */
  readonly owes: boolean;
  readonly kinds: Readonly<Record<string, SummedKindText>>;
  /** Texts by the param `cause` of a transfer, which go before those of its kind. */
  readonly causes?: Readonly<Record<string, KindText>>;
  /** Placeholders beyond the params of the transfer. */
  readonly facts?: (line: TransferWords, language: Language) => Readonly<Record<string, string>>;
  /** Labels of rows that are told to the owner alone: what others were paid, what is owed. */
  readonly ownersOnly?: Readonly<Record<Language, readonly string[]>>;
  /** How the amount of an entry came about. */
  readonly receipt: (
    em: EntityManager,
    userId: string,
    line: StatementLine,
    language: Language,
  ) => Promise<ReceiptParts>;
  /** Those of these transfers whose figures come from the simulator; none where the point has no such figures. */
  readonly simulated?: (
    em: EntityManager,
    userId: string,
    transferIds: readonly string[],
  ) => Promise<ReadonlySet<string>>;
  readonly notFound: () => DomainError;
}

/** What the words of a transfer are made of. */
export type TransferWords = Pick<StatementLine, 'params' | 'reason' | 'at'> & { readonly kind: TransferKind };

/** Type and description of one entry in the reader's language. */
export function describe(book: Book, line: TransferWords, language: Language): Pick<EntryDto, 'type' | 'description'> {
  const text = book.causes?.[String(line.params.cause)] ?? book.kinds[line.kind];
  if (!text) throw new Error(`the book ${book.slug} has no words for ${line.kind}`);
  const params = Object.fromEntries(Object.entries(line.params).map(([name, value]) => [name, String(value)]));
  const facts = {
    ...params,
    day: params.day === undefined ? '' : dayWords(params.day, language, seoulDay(line.at)),
    uid: maskedUid(params.uid ?? ''),
    reason: line.reason === null ? '' : ` (${line.reason})`,
    ...book.facts?.(line, language),
  };
  return { type: text.type, description: fill(text[language], facts) };
}

/** One entry of a statement. */
export function entryOf(book: Book, line: StatementLine, language: Language): EntryDto {
  const { transferId, amount, after, reference, at } = line;
  const scale = CURRENCIES[book.currency];
  return {
    id: transferId,
    ...describe(book, line, language),
    amount: formatAmount(amount, scale),
    balanceAfter: formatAmount(after.available, scale),
    clawbackAfter: formatAmount(after.clawback, scale),
    reference: reference && { type: reference.type, id: reference.id },
    createdAt: at.toISOString(),
  };
}

/**
 * The entry with what its act adds, from the balance before to the balance after. Entries never change, so their seal
 * changes only with a later correction.
 */
export function receiptOf(
  book: Book,
  line: StatementLine,
  parts: ReceiptParts,
  { seals, ownerId, language }: { seals: Seals; ownerId: string; language: Language },
): EntryReceiptDto {
  const text = statementTexts[language];
  const unit = book.unit[language];
  const balance = (label: string, units: bigint): ReceiptRowDto =>
    receiptRow(label, figureText(formatAmount(units, CURRENCIES[book.currency])), { unit });
  const { after, change, at } = line;
  const rows = parts.rows ?? [];
  const { label, value } = balance(text.after, after.available);
  return {
    ...entryOf(book, line, language),
    sum: { label, value, unit },
    note: null,
    source: text.source,
    at: at.toISOString(),
    marks: [],
    paidInUsdt: false,
    correctedAt: null,
    ...parts,
    ...seals.of({ ownerId, kind: book.slug, id: line.transferId }, [sealedOf(line), parts.correctedAt ?? null]),
    rows: parts.sum ? rows : [balance(text.before, after.available - change.available), ...rows],
  };
}

/** What strangers may see of an entry: how its amount came about, without the balances around it. */
export function openEntryOf(book: Book, line: StatementLine, parts: ReceiptParts, language: Language): OpenReceipt {
  const title = book.kinds[line.kind]?.title;
  if (!title) throw new Error(`the book ${book.slug} has no words for ${line.kind}`);
  const value = figureText(formatAmount(line.amount, CURRENCIES[book.currency]), { signed: true });
  const own = { label: statementTexts[language].change, value, unit: book.unit[language] };
  const sum = { operator: null, ...(parts.sum ?? own) };
  const hidden = [sum.label, ...(book.ownersOnly?.[language] ?? [])];
  const rows = openRows(parts.rows ?? []).filter(({ label }) => !hidden.includes(label));
  return { title: title[language], rows, sum };
}

/** What an entry says in every language. */
function sealedOf({ kind, at, amount, after, reference, reason, params }: StatementLine): object {
  const { available, held, clawback } = after;
  return { kind, at, amount: `${amount}`, after: [available, held, clawback].map(String), reference, reason, params };
}

/** A decimal as people read it: grouped, with a minus sign; `signed` also marks gains. */
export function figureText(amount: string, { signed = false } = {}): string {
  if (amount.startsWith('-')) return `\u2212${grouped(amount.slice(1))}`;
  return `${signed && Number(amount) > 0 ? '+' : ''}${grouped(amount)}`;
}

/** The kinds of transfer shown as one of these types. */
export function filterOfTypes(book: Book, types: readonly EntryType[] = [], minted = false): StatementFilter {
  const kinds = minted ? mintingKinds(book.currency) : (Object.keys(book.kinds) as TransferKind[]);
  if (types.length === 0) return minted ? { kinds } : {};
  return { kinds: kinds.filter((kind) => types.includes(book.kinds[kind]?.type ?? 'other')) };
}
