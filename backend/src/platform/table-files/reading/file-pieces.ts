import { readSync } from 'node:fs';

const PIECE_BYTES = 64 * 1024;

/** The pieces of an open file from its beginning, wherever others have read to. Each is only good until the next. */
export function* piecesOf(file: number): Generator<Buffer> {
  const piece = Buffer.allocUnsafe(PIECE_BYTES);
  for (let position = 0; ;) {
    const bytes = readSync(file, piece, 0, PIECE_BYTES, position);
    if (bytes === 0) return;
    position += bytes;
    yield piece.subarray(0, bytes);
  }
}
