import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readMail, type ReadMail } from './read-mail.js';
import type { ReceivedMail } from './receiver.js';

/** What a list shows of a mail. */
export interface MailEntry {
  /** Names its file; later ones are greater. */
  readonly id: string;
  /** When it came, ISO 8601. */
  readonly at: string;
  readonly to: string;
  readonly from: string;
  readonly subject: string;
}

const MAX_KEPT = 500;
const FILE = /^(\d{13}-\d{4})\.eml$/;
const ENVELOPE_FROM = 'Return-Path';
const ENVELOPE_TO = 'Delivered-To';

/**
 * Received mails as `.eml` files in a folder, at most 500, so that they are there after a restart and open in any mail
 * program. The envelope stands in front of the mail in the headers that mail servers use for it.
 */
export class MailStore {
  private readonly entries: MailEntry[] = [];
  private lastMillis = 0;
  private number = 0;

  private constructor(
    private readonly folder: string,
    private readonly now: () => Date,
    private readonly maxKept: number,
  ) {}

  static async open(folder: string, now: () => Date, maxKept: number = MAX_KEPT): Promise<MailStore> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const store = new MailStore(folder, now, maxKept);
    const ids = (await readdir(folder)).flatMap((name) => FILE.exec(name)?.[1] ?? []).sort();
    for (const id of ids) {
      const mail = await store.read(id);
      if (mail) store.entries.push(entryOf(id, mail));
    }
    // The next is later than these, whatever the clock says.
    const [, millis = '0', number = '0'] = /^(\d+)-(\d+)$/.exec(ids.at(-1) ?? '') ?? [];
    store.lastMillis = Number(millis);
    store.number = Number(number);
    await store.forgetOldest();
    return store;
  }

  async add({ from, to, raw }: ReceivedMail): Promise<void> {
    const envelope = [`${ENVELOPE_FROM}: <${from}>`, ...to.map((address) => `${ENVELOPE_TO}: ${address}`)];
    const id = this.nextId();
    const file = this.fileOf(id);
    // Renamed when it is complete: a mail that was confirmed is whole.
    await writeFile(`${file}.new`, Buffer.concat([Buffer.from(`${envelope.join('\r\n')}\r\n`), raw]), { mode: 0o600 });
    await rename(`${file}.new`, file);
    this.entries.push(entryOf(id, await readMail(raw, to)));
    await this.forgetOldest();
  }

  /** Newest first; `to` asks for recipients that contain it. */
  list(to = ''): MailEntry[] {
    const wanted = to.trim().toLowerCase();
    return this.entries.filter((entry) => entry.to.toLowerCase().includes(wanted)).reverse();
  }

  /** One mail; null when there is none with this id. */
  async read(id: string): Promise<ReadMail | null> {
    if (!FILE.test(`${id}.eml`)) return null;
    const file = await readFile(this.fileOf(id)).catch(() => null);
    if (!file) return null;
    const mail = await readMail(file, []);
    // The first ones are ours; whatever the mail itself says of its delivery follows.
    const ours = mail.headers.findIndex(({ name }, index) => index > 0 && name !== ENVELOPE_TO);
    const to = mail.headers.slice(1, ours === -1 ? undefined : ours).map(({ value }) => value);
    return { ...mail, to: to.join(', ') };
  }

  async deleteAll(): Promise<void> {
    for (const { id } of this.entries.splice(0)) await rm(this.fileOf(id), { force: true });
  }

  private async forgetOldest(): Promise<void> {
    const surplus = Math.max(0, this.entries.length - this.maxKept);
    for (const { id } of this.entries.splice(0, surplus)) await rm(this.fileOf(id), { force: true });
  }

  private nextId(): string {
    const millis = Math.max(this.now().getTime(), this.lastMillis);
    this.number = millis === this.lastMillis ? this.number + 1 : 0;
    this.lastMillis = millis;
    return `${millis}-${String(this.number).padStart(4, '0')}`;
  }

  private fileOf(id: string): string {
    return join(this.folder, `${id}.eml`);
  }
}

function entryOf(id: string, { to, from, subject }: ReadMail): MailEntry {
  return { id, at: new Date(Number(id.slice(0, 13))).toISOString(), to, from, subject };
}
