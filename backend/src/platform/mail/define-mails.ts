import type { Language, Placeholders } from '../errors/index.js';

/** The mandatory topic: account security, and mails the owner asked for. */
export const OBLIGATORY_TOPIC = 'security';

type PerLanguage<Text> = Readonly<Record<Language, Text>>;

/** Texts of a mail in one language: plain sentences with `{{name}}` placeholders. */
interface MailTexts {
  readonly subject: string;
  /** Paragraphs; omitted if empty once filled. */
  readonly body: readonly string[];
}

/** One kind of mail. */
export interface MailRow {
  /** Name for operators. */
  readonly name: PerLanguage<string>;
  /** Topic for opting out; `security` is always sent. */
  readonly topic: string;
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
  /** Label and target below PUBLIC_URL, with placeholders; a target per language if the page has an address in each. */
  readonly button?: PerLanguage<string> & { readonly to: string | PerLanguage<string> };
  readonly ko: MailTexts;
  readonly en: MailTexts;
  /** Rows below the paragraphs, label and value; omitted if the value is empty once filled. */
  readonly receipt?: readonly PerLanguage<readonly [label: string, value: string]>[];
  /** Replaces the standard footer that explains why one gets this mail. No placeholders. */
  readonly why?: PerLanguage<string>;
}

/**
 * Value of a placeholder: text, an integer, an instant (shown as Seoul time in the reader's language) or a text per
 * language. Amounts are decimal strings.
 */
export type MailParam = string | number | bigint | Date | PerLanguage<string>;

/** A param as stored in the outbox. */
export type StoredMailParam = string | { readonly at: string } | PerLanguage<string>;

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

type InReceipt<Row extends MailRow> = Row extends { readonly receipt: readonly (infer Line)[] }
  ? Line extends { readonly en: readonly [infer Label extends string, infer Value extends string] }
    ? Placeholders<Label> | Placeholders<Value>
    : never
  : never;

type InTexts<Row extends MailRow> =
  | Placeholders<Row['en']['subject']>
  | Placeholders<Row['en']['body'][number]>
  | InReceipt<Row>
  | (Row extends { readonly button: { readonly en: infer Label extends string } } ? Placeholders<Label> : never);

type InLink<Row extends MailRow> = Row extends { readonly button: { readonly to: infer To } }
  ? Placeholders<To extends { readonly en: infer Path extends string } ? Path : To extends string ? To : never>
  : never;

type Prepared<Row extends MailRow> = Row extends { readonly prepared: readonly (infer Name)[] } ? Name : never;

type Required<Row extends MailRow> = Exclude<InTexts<Row>, Prepared<Row>>;

/** Placeholders used only by the link are optional, because most are added at delivery. */
type Optional<Row extends MailRow> = Exclude<InLink<Row>, Required<Row> | Prepared<Row>>;

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
 * differ by language, and links to other sites.
 */
export function defineMails<const Rows extends Record<string, MailRow>>(
  namespace: string,
  rows: Rows,
): { readonly [Name in keyof Rows]: Factory<Rows[Name]> } {
  const factories: Record<string, unknown> = {};
  for (const [name, row] of Object.entries<MailRow>(rows)) {
    const kind = `${namespace}.${name}`;
    if (catalogue.has(kind)) throw new Error(`mail ${kind} is declared twice`);
    const links = [linkIn(row, 'ko'), linkIn(row, 'en')];
    if (!links.every((path) => path === null || /^\/(?![/\\])/.test(path)))
      throw new Error(`mail ${kind}: a link starts with one slash`);
    if (placeholdersOf(row, 'ko') !== placeholdersOf(row, 'en'))
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

/** Target of the button in a language; null without a button. */
export function linkIn({ button }: MailRow, language: Language): string | null {
  return button === undefined ? null : typeof button.to === 'string' ? button.to : button.to[language];
}

function placeholdersOf({ receipt = [], button, ...row }: MailRow, language: Language): string {
  const { subject, body } = row[language];
  const all = [subject, ...body, ...receipt.flatMap((line) => line[language]), button?.[language]].join(' ');
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
