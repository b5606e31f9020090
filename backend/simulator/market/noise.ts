// Bound here: looking up a global in a context of its own, as tests have, costs more than the draw itself.
const { floor, imul } = Math;

/**
 * Draws that depend only on a key, a place and a purpose. Only `+ − × ÷` and whole numbers are used, so that every machine
 * computes the same digits.
 */
export class Noise {
  private readonly key: number;

  constructor(text: string) {
    this.key = keyOf(text);
  }

  /** 0 to 1, always the same for the same place and purpose (the finalizer of MurmurHash3). */
  draw(place: number, purpose: number): number {
    let hash = (imul(place, 0x9e3779b1) ^ imul(purpose + 1, 0x85ebca6b) ^ this.key) >>> 0;
    hash = imul(hash ^ (hash >>> 16), 0x85ebca6b);
    hash = imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
  }

  /** A smooth line from 0 to 1 that has a new draw every `length` minutes. */
  wave(minute: number, length: number, purpose: number): number {
    // Waves that all turned at midnight would be seen.
    const place = (minute + purpose * 7_919) / length;
    const from = floor(place);
    const way = place - from;
    const begin = this.draw(from, purpose);
    return begin + (this.draw(from + 1, purpose) - begin) * way * way * (3 - 2 * way);
  }
}

/** FNV-1a. */
function keyOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) hash = imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
