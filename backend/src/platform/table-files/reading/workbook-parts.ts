import { fromFdPromise, type Entry, type ZipFile } from 'yauzl';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { Refusal } from './refusal.ts';

/** Maximum unpacked bytes of a workbook's XML: it is streamed, so this bounds time, not memory. */
const MAX_UNPACKED_BYTES = 400 * 1024 * 1024;
const MAX_PARTS = 2_000;
/** A cell has at most 32,767 characters, each written with up to six. */
const MAX_TEXT = 250_000;
/** Of a tag, comment or instruction. */
const MAX_MARKUP = 65_536;
const MAX_DEPTH = 100;

type Attributes = Readonly<Partial<Record<string, string>>>;

/** Callbacks of a part's reader. Names have no prefix. */
export interface XmlHandlers {
  open?: (name: string, attributes: Attributes) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
  /** Called after each chunk of the part. */
  pause?: () => Promise<void>;
}

/** The XML parts of a workbook that its directory lists. */
export class WorkbookParts {
  private readonly zip: ZipFile;
  private readonly entries: ReadonlyMap<string, Entry>;

  private constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>) {
    this.zip = zip;
    this.entries = entries;
  }

  /** Throws `brokenWorkbook` for an invalid zip and for one that is too demanding. */
  static async open(file: number): Promise<WorkbookParts> {
    const zip = await fromFdPromise(file, { lazyEntries: true, autoClose: false });
    if (zip.entryCount > MAX_PARTS) throw new Refusal('brokenWorkbook');
    const entries = new Map<string, Entry>();
    let unpacked = 0;
    for await (const entry of zip.eachEntry()) {
      if (!/\.(xml|rels)$/i.test(entry.fileName)) continue;
      unpacked += entry.uncompressedSize;
      const isTwice = entries.has(entry.fileName);
      if (isTwice || unpacked > MAX_UNPACKED_BYTES || entry.isEncrypted()) throw new Refusal('brokenWorkbook');
      entries.set(entry.fileName, entry);
    }
    return new WorkbookParts(zip, entries);
  }

  has(name: string): boolean {
    return this.entries.has(name);
  }

  /**
   * Streams a part; a missing one is empty. Throws `brokenWorkbook` for invalid XML, for more data than declared, and for
   * implausibly long texts, tags or comments.
   */
  async read(name: string, handlers: XmlHandlers): Promise<void> {
    const entry = this.entries.get(name);
    if (!entry) return;
    const stream = await this.zip.openReadStreamPromise(entry);
    const decoder = new TextDecoder();
    const parser = parserOf(handlers);
    try {
      for await (const piece of stream as AsyncIterable<Buffer>) {
        parser.write(decoder.decode(piece, { stream: true }));
        await handlers.pause?.();
      }
      parser.write(decoder.decode());
      parser.close();
    } finally {
      stream.destroy();
    }
  }
}

interface BoundedParser {
  write: (text: string) => void;
  close: () => void;
}

function parserOf({ open, text, close }: XmlHandlers): BoundedParser {
  const parser = new SaxesParser();
  let written = 0;
  let seen = 0;
  let depth = 0;
  const bound = (most: number): void => {
    if (parser.position - seen > most) throw new Refusal('brokenWorkbook');
    seen = parser.position;
  };
  const markup = () => bound(MAX_MARKUP);
  const characters = (found: string): void => {
    bound(MAX_TEXT);
    text?.(found);
  };
  parser.on('text', characters);
  parser.on('cdata', (found) => {
    markup();
    text?.(found);
  });
  parser.on('comment', markup);
  parser.on('processinginstruction', markup);
  // No spreadsheet program writes a DTD, and it could declare entities.
  parser.on('doctype', () => {
    throw new Refusal('brokenWorkbook');
  });
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => {
    markup();
    depth += 1;
    if (depth > MAX_DEPTH) throw new Refusal('brokenWorkbook');
    open?.(withoutPrefix(name), attributes);
  });
  parser.on('closetag', ({ name }) => {
    markup();
    depth -= 1;
    close?.(withoutPrefix(name));
  });
  return {
    write: (piece) => {
      parser.write(piece);
      written += piece.length;
      if (written - seen > MAX_TEXT) throw new Refusal('brokenWorkbook');
    },
    close: () => void parser.close(),
  };
}

const withoutPrefix = (name: string): string => (name.includes(':') ? name.slice(name.indexOf(':') + 1) : name);
