import { constants, crc32, deflateRawSync } from 'node:zlib';

/** gzip header by RFC 1952: deflate, no name, no time, any system. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** Final empty deflate block by RFC 1951. */
const LAST_BLOCK = Buffer.from([3, 0]);

type Part = { readonly raw: Buffer; readonly packed: Buffer } | { readonly place: string };

/**
 * A page that is sent repeatedly with a few changing values. Fixed parts are compressed once and concatenated with the
 * values per response. Deflate streams may be cut at block boundaries, and each part starts with an empty window, so
 * together they form one stream.
 */
export class SentPage {
  private readonly parts: readonly Part[];

  /**
   * @param head text with placeholders
   * @param body further text without placeholders
   * @param places pattern of the placeholders, one capturing group
   */
  constructor(head: string, body: string, places: RegExp) {
    const pieces = head.split(places);
    const last = `${pieces.pop() ?? ''}${body}`;
    this.parts = [...pieces.map((text, index) => (index % 2 === 1 ? { place: text } : literal(text))), literal(last)];
  }

  /** The page with its placeholders filled in. */
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

/** Up to 65,535 bytes stored uncompressed. */
function storedBlock(raw: Buffer): Buffer {
  const frame = Buffer.alloc(5);
  frame.writeUInt16LE(raw.length, 1);
  frame.writeUInt16LE(~raw.length & 0xff_ff, 3);
  return Buffer.concat([frame, raw]);
}
