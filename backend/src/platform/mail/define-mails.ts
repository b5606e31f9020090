import type { Language, Placeholders } from '../errors/index.js';

/** The mandatory topic: account security, and mails the owner asked for. */
export const OBLIGATORY_TOPIC = 'security';

/** Texts of a mail in one language: plain sentences with `{{name}}` placeholders. */
export interface MailTexts {
  readonly subject: string;
  /** Paragraphs; omitted if empty once filled. */
  readonly body: readonly string[];
  /** Receipt rows below the paragraphs, label and value; omitted if the value is empty once filled. */
  readonly receipt?: readonly (readonly [label: string, value: string])[];
  /** Label of the button; required if the mail has a `path`. */
  readonly button?: string;
  /** Replaces the standard footer that explains why one gets this mail. No placeholders. */
  readonly why?: string;
}

/** One kind of mail. */
export interface MailRow {
  /** Topic for opting out; `security` is always sent. */
  readonly topic: string;
  /**
   * Target of the button below PUBLIC_URL, with `{{name}}` placeholders; per language if the page has an address in each;
   * null without a button.
   */
  readonly path: string | Readonly<Record<Language, string>> | null;
  /**
   * Placeholders that must not be stored in the outbox, such as tokens. They are not params: `Mails.prepare` provides
   * them at delivery.
   */
  readonly prepared?: readonly string[];
  /** Sent before other mails, because somebody is waiting for it. */
  readonly urgent?: boolean;
  /**
   * Also sent to unconfirmed addresses. Others are not, so that registering with somebody else's address cannot flood
   * their mailbox.
   */
  readonly evenUnconfirmed?: boolean;
  /** Maximum per hour and member, for mails that members can trigger at will; further ones are dropped. */
  readonly maxPerHour?: number;
  /** The last mail to a closed account: its address is deleted once it is settled. */
  readonly isFarewell?: boolean;
  readonly ko: MailTexts;
  readonly en: MailTexts;
}

/**
 * Value of a placeholder: text, an integer, an instant (shown as Seoul time in the reader's language) or a text per
 * language. Amounts are decimal strings.
 */
export type MailParam = string | number | bigint | Date | Readonly<Record<Language, string>>;

/** A param as stored in the outbox. */
export type StoredMailParam = string | { readonly at: string } | Readonly<Record<Language, string>>;

/** Message for `Mails.enqueue`. Only created by the functions that `defineMails` returns. */
export interface MailMessage {
  readonly kind: string;
  readonly params: Readonly<Record<string, StoredMailParam>>;
}

/** A topic that members may switch off, unless mandatory. */
export interface MailTopic {
  readonly topic: string;
  readonly obligatory: boolean;
}

type OfReceipt<Texts extends MailTexts> = Texts extends { readonly receipt: infer Rows }
  ? Rows extends readonly (readonly [infer Label extends string, infer Value extends string])[]
    ? Placeholders<Label> | Placeholders<Value>
    : never
  : never;

type OfButton<Texts extends MailTexts> = Texts extends { readonly button: infer Button extends string }
  ? Placeholders<Button>
  : never;

type InTexts<Texts extends MailTexts> =
  Placeholders<Texts['subject']> | Placeholders<Texts['body'][number]> | OfReceipt<Texts> | OfButton<Texts>;

type InPath<Row extends MailRow> = Row['path'] extends string
  ? Placeholders<Row['path']>
  : Row['path'] extends { readonly en: infer Path extends string }
    ? Placeholders<Path>
    : never;

type Prepared<Row extends MailRow> = Row extends { readonly prepared: readonly (infer Name)[] } ? Name : never;

type Required<Row extends MailRow> = Exclude<InTexts<Row['en']>, Prepared<Row>>;

/** Placeholders used only by the link are optional, because most are added at delivery. */
type Optional<Row extends MailRow> = Exclude<InPath<Row>, Required<Row> | Prepared<Row>>;

type Params<Row extends MailRow> = { readonly [Name in Required<Row>]: MailParam } & {
  readonly [Name in Optional<Row>]?: MailParam;
};

type Factory<Row extends MailRow> = [Required<Row>] extends [never]
  ? (params?: [Optional<Row>] extends [never] ? Readonly<Record<string, never>> : Params<Row>) => MailMessage
  : (params: Params<Row>) => MailMessage;

const catalogue = new Map<string, MailRow>();

/**
 * Declares the mails of one module, in its `<module>-mails.messages.ts`. Returns a function per mail that creates the
 * message, with params typed by the placeholders of the English text. Throws for duplicate kinds, placeholders that
 * differ by language, paths to other sites, and buttons without a path.
 */
export function defineMails<const Rows extends Record<string, MailRow>>(
  namespace: string,
  rows: Rows,
): { readonly [Name in keyof Rows]: Factory<Rows[Name]> } {
  const factories: Record<string, unknown> = {};
  for (const [name, row] of Object.entries<MailRow>(rows)) {
    const kind = `${namespace}.${name}`;
    if (catalogue.has(kind)) throw new Error(`mail ${kind} is declared twice`);
    const paths = typeof row.path === 'string' ? [row.path] : Object.values(row.path ?? {});
    if (!paths.every((path) => /^\/(?![/\\])/.test(path)))
      throw new Error(`mail ${kind}: a path starts with one slash`);
    for (const texts of [row.ko, row.en])
      if ((row.path === null) !== (texts.button === undefined))
        throw new Error(`mail ${kind}: a button needs a path, and a path a button`);
    if (placeholdersOf(row.ko) !== placeholdersOf(row.en))
      throw new Error(`mail ${kind}: its placeholders differ by language`);
    catalogue.set(kind, row);
    factories[name] = (params: Readonly<Record<string, MailParam | undefined>> = {}): MailMessage => ({
      kind,
      params: Object.fromEntries(
        Object.entries(params).flatMap(([param, value]) => (value === undefined ? [] : [[param, stored(value)]])),
      ),
    });
  }
  return factories as { readonly [Name in keyof Rows]: Factory<Rows[Name]> };
}

function placeholdersOf({ subject, body, receipt = [], button = '' }: MailTexts): string {
  const all = [subject, ...body, ...receipt.flat(), button].join(' ');
  return [...new Set([...all.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name))].sort().join(' ');
}

function stored(value: MailParam): StoredMailParam {
  if (value instanceof Date) return { at: value.toISOString() };
  return typeof value === 'object' ? { ko: storable(value.ko), en: storable(value.en) } : storable(String(value));
}

/**
 * Replaces characters that PostgreSQL cannot store (NUL, lone surrogates), so that a mail never fails its transaction.
 */
const storable = (text: string): string => text.toWellFormed().replaceAll('\u0000', '');

/** All declared mails by kind. */
export function mailCatalogue(): ReadonlyMap<string, MailRow> {
  return catalogue;
}

/** All mail topics: the mandatory one first, then in order of declaration. */
export function mailTopics(): readonly MailTopic[] {
  const topics = new Set([OBLIGATORY_TOPIC, ...[...catalogue.values()].map(({ topic }) => topic)]);
  return [...topics].map((topic) => ({ topic, obligatory: topic === OBLIGATORY_TOPIC }));
}
