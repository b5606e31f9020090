import { crc32, inflateRawSync } from 'node:zlib';

/**
 * Reads a ZIP file by its central directory (PKWARE APPNOTE 4.3); each file is checked against its length and checksum.
 * Throws for one that is cut short.
 */
export function unzip(file: Buffer): Map<string, string> {
  const end = file.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (end < 0) throw new Error('no end of the central directory');
  const files = new Map<string, string>();
  let at = file.readUInt32LE(end + 16);
  for (let count = file.readUInt16LE(end + 10); count > 0; count -= 1) {
    const nameLength = file.readUInt16LE(at + 28);
    const name = file.toString('utf8', at + 46, at + 46 + nameLength);
    const local = file.readUInt32LE(at + 42);
    const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
    const packed = file.subarray(start, start + file.readUInt32LE(at + 20));
    const content = file.readUInt16LE(at + 10) === 8 ? inflateRawSync(packed) : packed;
    if (content.length !== file.readUInt32LE(at + 24) || crc32(content) !== file.readUInt32LE(at + 16))
      throw new Error(`${name} is damaged`);
    files.set(name, content.toString('utf8'));
    at += 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return files;
}
