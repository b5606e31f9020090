import { piecesOf } from './file-pieces.ts';
import { Refusal } from './refusal.ts';

/** Minimum share of ASCII in the first bytes to detect UTF-16 without a byte order mark. */
const MIN_ASCII_SHARE = 0.2;

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'euc-kr';

/**
 * Detects the encoding: by byte order mark, else UTF-16 if unambiguous, else UTF-8 if valid throughout, else the Korean
 * Windows encoding (CP949, EUC-KR in WHATWG). Throws `unsupported` for binary data.
 */
export function encodingOf(file: number): Encoding {
  const zeros = { even: 0, odd: 0 };
  let bytes = 0;
  let firstPiece = 0;
  for (const piece of piecesOf(file)) {
    if (bytes === 0) {
      if (piece[0] === 0xff && piece[1] === 0xfe) return 'utf-16le';
      if (piece[0] === 0xfe && piece[1] === 0xff) return 'utf-16be';
      firstPiece = piece.length;
    }
    for (let at = piece.indexOf(0); at >= 0; at = piece.indexOf(0, at + 1)) {
      if ((bytes + at) % 2 === 0) zeros.even += 1;
      else zeros.odd += 1;
      // NUL on both sides occurs in no encoding of text.
      if (zeros.even > 0 && zeros.odd > 0) throw new Refusal('unsupported');
    }
    if (bytes === 0 && zeros.even + zeros.odd > 0 && zeros.even + zeros.odd < firstPiece * MIN_ASCII_SHARE)
      throw new Refusal('unsupported');
    bytes += piece.length;
  }
  const isUnmarked16 = zeros.even + zeros.odd > 0;
  const candidates: Encoding[] = isUnmarked16 ? [zeros.odd > 0 ? 'utf-16le' : 'utf-16be'] : ['utf-8', 'euc-kr'];
  const found = candidates.find((encoding) => isText(file, encoding));
  if (found === undefined) throw new Refusal('unsupported');
  return found;
}

function isText(file: number, encoding: Encoding): boolean {
  const decoder = new TextDecoder(encoding, { fatal: true });
  try {
    for (const piece of piecesOf(file)) decoder.decode(piece, { stream: true });
    decoder.decode();
    return true;
  } catch {
    return false;
  }
}

/** Decoded text in chunks, with normalized line ends: a file may mix them, even within quotes. */
export function* textOf(file: number, encoding: Encoding): Generator<string> {
  const decoder = new TextDecoder(encoding);
  let endsInReturn = false;
  for (const piece of piecesOf(file)) {
    const text: string = (endsInReturn ? '\r' : '') + decoder.decode(piece, { stream: true });
    endsInReturn = text.endsWith('\r');
    yield (endsInReturn ? text.slice(0, -1) : text).replace(/\r\n?/g, '\n');
  }
  yield (endsInReturn ? '\n' : '') + decoder.decode();
}
