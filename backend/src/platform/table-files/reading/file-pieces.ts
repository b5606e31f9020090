import { readSync } from 'node:fs';

const PIECE_BYTES = 64 * 1024;

/** Chunks of an open file from its beginning, regardless of other readers. Each is valid until the next. */
export function* piecesOf(file: number): Generator<Buffer> {
  const piece = Buffer.allocUnsafe(PIECE_BYTES);
  for (let position = 0; ;) {
    const bytes = readSync(file, piece, 0, PIECE_BYTES, position);
    if (bytes === 0) return;
    position += bytes;
    yield piece.subarray(0, bytes);
  }
}
