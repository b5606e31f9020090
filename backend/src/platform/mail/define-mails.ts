import type { Language, Placeholders } from '../errors/index.js';

/** The topic that no member can switch off: what protects the account, and what was asked for by its owner. */
export const OBLIGATORY_TOPIC = 'security';

/** One mail in one language: plain sentences with `{{name}}` placeholders, a paragraph each. */
export interface MailTexts {
  readonly subject: string;
  /** Paragraphs. One that is empty once its placeholders are filled is left out. */
  readonly body: readonly string[];
  /** Rows of the receipt below the paragraphs, label and value. A row whose value is empty once filled is left out. */
  readonly receipt?: readonly (readonly [label: string, value: string])[];
  /** Words on the button; needed when the mail has a `path`. */
  readonly button?: string;
  /** Why one gets this mail, where what stands beneath every mail would not be true. No placeholders. */
  readonly why?: string;
}

/** One kind of mail. */
export interface MailRow {
  /** What a member may switch off; `security` is always sent. */
  readonly topic: string;
  /**
   * Where the button leads, below PUBLIC_URL, with `{{name}}` placeholders; by language where the page has an address in
   * each; null for a mail without one.
   */
  readonly path: string | Readonly<Record<Language, string>> | null;
  /**
   * Placeholders that must not lie in the outbox, such as the token of a link. They are no parameters of the mail: what
   * `Mails.prepare` answers at delivery has to hold them.
   */
  readonly prepared?: readonly string[];
  /** Somebody sits and waits for it: it overtakes what is not urgent. */
  readonly urgent?: boolean;
  /**
   * Sent to a member's address that nobody has confirmed, too. Without it none is: whoever registers with somebody else's
   * address must not be able to fill that mailbox.
   */
  readonly evenUnconfirmed?: boolean;
  /** At most so many an hour to one member, for what members can bring about as often as they like; more are not sent. */
  readonly mostPerHour?: number;
  /** The last one to somebody who is gone: their address is not kept once it is settled, nor for another attempt. */
  readonly isFarewell?: boolean;
  readonly ko: MailTexts;
  readonly en: MailTexts;
}

/**
 * What a placeholder may become: text, a whole number, an instant (written as time in Seoul, in the reader's language) or
 * a text that differs by language. Amounts travel as decimal strings.
 */
export type MailParam = string | number | bigint | Date | Readonly<Record<Language, string>>;

/** A parameter as it lies in the outbox. */
export type StoredMailParam = string | { readonly at: string } | Readonly<Record<Language, string>>;

/** A mail to somebody: what `Mails.enqueue` takes. Made by the functions that `defineMails` answers, never by hand. */
export interface MailMessage {
  readonly kind: string;
  readonly params: Readonly<Record<string, StoredMailParam>>;
}

/** Something a member may switch off, unless it is obligatory. */
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

/** Those of the link alone are optional: most links carry what is added at delivery. */
type Optional<Row extends MailRow> = Exclude<InPath<Row>, Required<Row> | Prepared<Row>>;

type Params<Row extends MailRow> = { readonly [Name in Required<Row>]: MailParam } & {
  readonly [Name in Optional<Row>]?: MailParam;
};

type Factory<Row extends MailRow> = [Required<Row>] extends [never]
  ? (params?: [Optional<Row>] extends [never] ? Readonly<Record<string, never>> : Params<Row>) => MailMessage
  : (params: Params<Row>) => MailMessage;

const catalogue = new Map<string, MailRow>();

/**
 * Declares the mails of one module, in its `<module>-mails.messages.ts`. Returns a function for each that makes the
 * message; its parameters are typed from the placeholders of the English text. Throws for a kind that is declared twice,
 * for texts whose placeholders differ by language, for a path that leads elsewhere, and for a button without a path.
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

/** No sign in a mail may make the transaction fail that has something to say: the database takes no NUL and no half pair. */
const storable = (text: string): string => text.toWellFormed().replaceAll('\u0000', '');

/** All declared mails by kind. */
export function mailCatalogue(): ReadonlyMap<string, MailRow> {
  return catalogue;
}

/** Everything that mails are about, the obligatory topic first, the others in the order of their declaration. */
export function mailTopics(): readonly MailTopic[] {
  const topics = new Set([OBLIGATORY_TOPIC, ...[...catalogue.values()].map(({ topic }) => topic)]);
  return [...topics].map((topic) => ({ topic, obligatory: topic === OBLIGATORY_TOPIC }));
}
