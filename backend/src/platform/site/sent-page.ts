import { constants, crc32, deflateRawSync } from 'node:zlib';

/** The header of a gzip stream by RFC 1952: deflate, no name, no time, any system. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** The last block of a deflate stream by RFC 1951, with nothing in it. */
const LAST_BLOCK = Buffer.from([3, 0]);

type Part = { readonly raw: Buffer; readonly packed: Buffer } | { readonly place: string };

/**
 * A page as it is sent again and again with other words in a few places. What stays the same is compressed once; with each
 * answer the pieces are only put together. A deflate stream may be cut at the end of any block, and each piece begins anew,
 * so together they are one stream.
 */
export class SentPage {
  private readonly parts: readonly Part[];

  /**
   * @param head the text with the places
   * @param body more text, in which nothing is a place
   * @param places what the places look like, as one capturing pattern
   */
  constructor(head: string, body: string, places: RegExp) {
    const pieces = head.split(places);
    const last = `${pieces.pop() ?? ''}${body}`;
    this.parts = [...pieces.map((text, index) => (index % 2 === 1 ? { place: text } : literal(text))), literal(last)];
  }

  /** The page as text with its places filled in. */
  plain(values: Readonly<Record<string, string>>): Buffer {
    return Buffer.concat(this.parts.map((part) => rawOf(part, values)));
  }

  /** The same as one gzip stream. */
  gzipped(values: Readonly<Record<string, string>>): Buffer {
    const blocks: Buffer[] = [HEADER];
    let checksum = 0;
    let length = 0;
    for (const part of this.parts) {
      const raw = rawOf(part, values);
      checksum = crc32(raw, checksum);
      length += raw.length;
      if ('packed' in part) blocks.push(part.packed);
      else if (raw.length > 0) blocks.push(storedBlock(raw));
    }
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(checksum, 0);
    trailer.writeUInt32LE(length, 4);
    return Buffer.concat([...blocks, LAST_BLOCK, trailer]);
  }
}

function rawOf(part: Part, values: Readonly<Record<string, string>>): Buffer {
  return 'raw' in part ? part.raw : Buffer.from(values[part.place] ?? '');
}

function literal(text: string): Part {
  const raw = Buffer.from(text);
  return { raw, packed: deflateRawSync(raw, { finishFlush: constants.Z_SYNC_FLUSH }) };
}

/** Up to 65,535 bytes as they are. */
function storedBlock(raw: Buffer): Buffer {
  const frame = Buffer.alloc(5);
  frame.writeUInt16LE(raw.length, 1);
  frame.writeUInt16LE(~raw.length & 0xff_ff, 3);
  return Buffer.concat([frame, raw]);
}
