/**
 * How far back, in sequence numbers, a change is sent again to a client that comes from another process: values that were
 * written side by side may reach processes in different orders. A row that is sent twice does no harm.
 */
const MARGIN = 100;
/** Clients name the version they have, so that they alone decide how many updates there are to encode: others are not kept. */
const MOST_FRAMES = 32;
/** Rows that went and are told as such, of each list; whoever has an older version gets the whole value. */
const MOST_GONE = 1_000;

/** A value that is sent to clients whenever it changes. */
export interface LiveTopic {
  /** Unique; clients ask for it by this name. */
  readonly name: string;
  /** Lists of the value of whose rows is sent what changed, and the field that names a row. The fields of a row are no objects. */
  readonly rows?: Readonly<Record<string, string>>;
  /** Returns the value as its GET call answers it. Throws while there is none. */
  read(): unknown;
}

interface Part {
  /** JSON. */
  readonly text: string;
  /** Version in which it changed last. */
  readonly version: number;
}

type Fields = Readonly<Record<string, unknown>>;

interface Row {
  fields: Fields;
  /** Version in which each field changed last. */
  readonly versions: Map<string, number>;
  /** The newest of them. */
  version: number;
}

interface Rows {
  readonly kept: Map<string, Row>;
  /** Version in which a row went. */
  readonly gone: Map<string, number>;
}

/** What this process knows of a topic, and its updates as bytes, each encoded once for all clients. */
export class TopicState {
  /** Grows with every change, and about equally in all processes: it follows the sequence of the snapshots. 0 without a value. */
  version = 0;
  /** Reads in a row that failed. */
  failures = 0;
  private began = 0;
  private reading: { readonly at: number; readonly done: Promise<void> } | undefined;
  private value: unknown;
  private text = '';
  private rest: Part = { text: '', version: 0 };
  private readonly lists = new Map<string, Rows>();
  private readonly frames = new Map<number, Buffer>();

  /** `process` tells the versions of this process from those of others. */
  constructor(
    readonly topic: LiveTopic,
    private readonly process: string,
  ) {}

  /**
   * Reads the value, unless that was begun within `sinceMs`; `sequence` is that of the newest snapshot. Throws what reading throws.
   */
  async refresh(sequence: number, sinceMs = 0): Promise<void> {
    const now = performance.now();
    if (!this.reading || now - this.reading.at >= sinceMs) {
      this.reading = { at: now, done: this.read(sequence) };
      this.reading.done.then(
        () => (this.failures = 0),
        () => (this.failures += 1),
      );
    }
    await this.reading.done;
  }

  private async read(sequence: number): Promise<void> {
    const value = await this.topic.read();
    // Most values are made once for all who ask.
    if (value === this.value) return;
    this.value = value;
    const text = JSON.stringify(value);
    if (text === this.text) return;
    this.text = text;
    this.version = Math.max(sequence, this.version + 1);
    this.began ||= this.version;
    this.frames.clear();
    if (this.topic.rows) this.compare(value as Fields, this.topic.rows);
  }

  /** Returns the version that a client's token stands for: 0 if it is to get the whole value. */
  versionOf(token: string): number {
    const [name, number] = token.split('.');
    const version = Number(number);
    const from = name === this.process ? version : version - MARGIN;
    return from >= this.began && from <= this.version ? from : 0;
  }

  /** Returns the event that brings a client from a version to the present one: the whole value where what went since is forgotten. */
  frame(version: number): Buffer {
    const from = version < this.began ? 0 : version;
    const known = this.frames.get(from);
    if (known) return known;
    const content = from === 0 || !this.topic.rows ? `"value":${this.text}` : this.changesAfter(from, this.topic.rows);
    const token = `${this.process}.${this.version}`;
    const frame = Buffer.from(
      `event: update\nid: ${token}\ndata: {"topic":"${this.topic.name}","version":"${token}",${content}}\n\n`,
    );
    if (this.frames.size < MOST_FRAMES) this.frames.set(from, frame);
    return frame;
  }

  private compare(value: Fields, names: Readonly<Record<string, string>>): void {
    const rest: Record<string, unknown> = {};
    for (const [field, content] of Object.entries(value)) {
      const by = names[field];
      if (by === undefined) rest[field] = content;
      else this.compareRows(field, by, content as readonly Fields[]);
    }
    const text = JSON.stringify(rest);
    if (text !== this.rest.text) this.rest = { text, version: this.version };
  }

  private compareRows(field: string, by: string, content: readonly Fields[]): void {
    const { kept, gone } = this.lists.get(field) ?? { kept: new Map<string, Row>(), gone: new Map<string, number>() };
    this.lists.set(field, { kept, gone });
    const missing = new Set(kept.keys());
    for (const fields of content) {
      const key = String(fields[by]);
      const row = kept.get(key) ?? { fields: {}, versions: new Map<string, number>(), version: 0 };
      missing.delete(key);
      gone.delete(key);
      kept.set(key, row);
      // Thousands of fields twice a second: no pairs are made of them, neither here nor for the updates.
      for (const name of Object.keys(fields)) {
        if (row.fields[name] === fields[name]) continue;
        row.versions.set(name, this.version);
        row.version = this.version;
      }
      row.fields = fields;
    }
    for (const key of missing) {
      kept.delete(key);
      gone.set(key, this.version);
    }
    for (const [key, version] of gone) {
      if (gone.size <= MOST_GONE) break;
      gone.delete(key);
      this.began = Math.max(this.began, version);
    }
  }

  private changesAfter(version: number, names: Readonly<Record<string, string>>): string {
    const lists = [...this.lists].map(([field, { kept, gone }]) => {
      const by = names[field] ?? '';
      const set: string[] = [];
      for (const row of kept.values()) {
        if (row.version <= version) continue;
        const sent = [by];
        row.versions.forEach((at, name) => at > version && sent.push(name));
        set.push(JSON.stringify(row.fields, sent));
      }
      const left = [...gone].filter(([, at]) => at > version).map(([key]) => key);
      return `"${field}":{"by":"${by}","set":[${set.join()}],"gone":${JSON.stringify(left)}}`;
    });
    const rest = this.rest.version > version ? `"rest":${this.rest.text},` : '';
    return `${rest}"rows":{${lists.join()}}`;
  }
}
