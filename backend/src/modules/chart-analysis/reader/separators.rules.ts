import { parsePrice } from './price-axis.rules.ts';

/** What the glyphs of a label tell about its separators. A place is the number of digits behind it. */
export interface Spacing {
  readonly digits: number;
  /** How far the separator at a place reaches below the digits, as a share of their height. */
  readonly descents: ReadonlyMap<number, number>;
}

export interface Separated {
  /** Separators at the same places in all labels, and of one kind at each. */
  readonly texts: readonly string[];
  /** Null where the labels have no separators in common, or letters. */
  readonly decimals: number | null;
  /** Whether the prices could as well be some powers of ten larger or smaller. */
  readonly isDoubtful: boolean;
}

interface Label {
  readonly digits: string;
  readonly places: readonly number[];
  /** Whether there are as many glyphs. */
  readonly isCounted: boolean;
  readonly descents: ReadonlyMap<number, number>;
}

interface Axis {
  readonly labels: readonly Label[];
  /** The characters that the engine saw at each place. */
  readonly seen: ReadonlyMap<number, readonly string[]>;
}

const NONE: ReadonlyMap<number, number> = new Map();
/** Separators stand where this share of the labels that are long enough has one. */
const SHARE = 0.4;
/** How far below the digits a point reaches at most and a comma at least, in most labels. */
const POINT = 0.045;
const COMMA = 0.065;
const CLEAR_COMMA = 0.1;
/** Two places with separators of the same kind are no further from each other. */
const ALIKE = 0.05;
const SURELY = 0.85;

/**
 * The separators of all labels of an axis together, since they stand at the same places counted from the right and are of
 * the same kind there. `read` is what the engine saw of each label, before its glyphs were compared.
 */
export function separate(texts: readonly string[], read: readonly string[], spacings: readonly Spacing[]): Separated {
  const labels = texts.map((text, index) => labelOf(text, spacings[index]));
  const axis = axisOf(
    labels.filter((label) => label !== null),
    read,
  );
  const lettered = texts.filter((text) => /[KM]$/.test(text) && parsePrice(text) !== null).length;
  const places = placesOf(axis);
  const [last] = places;
  if (last === undefined || lettered >= axis.labels.length) return { texts, decimals: null, isDoubtful: false };
  const { isDecimal, isDoubtful } = last === 3 ? kindOfThree(axis, places) : kindOf(axis, places, last);
  const decimals = isDecimal ? last : 0;
  const isGrouped = places.length > (isDecimal ? 1 : 0);
  const rewritten = labels.map((label, index) => (label && written(label, decimals, isGrouped)) ?? texts[index] ?? '');
  return { texts: rewritten, decimals, isDoubtful };
}

function labelOf(text: string, spacing: Spacing | undefined): Label | null {
  if (!/^\d[\d.,]*\d$/.test(text)) return null;
  const digits = text.replaceAll(/[.,]/g, '');
  const places = charactersOf(text).map(({ place }) => place);
  const isCounted = spacing?.digits === digits.length;
  return { digits, places, isCounted, descents: descentsOf(places, isCounted, spacing) };
}

/** Where digits touch each other, the separators are still told apart by their order. */
function descentsOf(
  places: readonly number[],
  isCounted: boolean,
  spacing: Spacing | undefined,
): ReadonlyMap<number, number> {
  if (!spacing || isCounted || spacing.descents.size !== places.length) return (isCounted && spacing?.descents) || NONE;
  const descents = [...spacing.descents].sort(([one], [other]) => one - other).map(([, descent]) => descent);
  return new Map(descents.map((descent, index) => [places.at(-1 - index) ?? 0, descent]));
}

function charactersOf(text: string): { readonly place: number; readonly character: string }[] {
  const characters = [...text.replaceAll(/\s/g, '')];
  return characters.flatMap((character, index) =>
    /[.,]/.test(character)
      ? [{ character, place: characters.slice(index).filter((one) => /\d/.test(one)).length }]
      : [],
  );
}

function axisOf(labels: readonly Label[], read: readonly string[]): Axis {
  const seen = new Map<number, string[]>();
  for (const { place, character } of read.flatMap(charactersOf))
    seen.set(place, [...(seen.get(place) ?? []), character]);
  return { labels, seen };
}

/** Places of the separators, the last one of a label first; those of thousands stand three digits apart. */
function placesOf({ labels }: Axis): number[] {
  const has = ({ places, descents }: Label, place: number): boolean => places.includes(place) || descents.has(place);
  const countOf = (place: number): number => labels.filter((label) => has(label, place)).length;
  const longest = Math.max(0, ...labels.map(({ digits }) => digits.length));
  const all = Array.from({ length: Math.max(0, longest - 1) }, (_, index) => index + 1).filter((place) => {
    // Shorter labels have no thousands, but decimals.
    const long = place % 3 === 0 ? labels.filter(({ digits }) => digits.length > place) : labels;
    return countOf(place) > 0 && countOf(place) >= long.length * SHARE;
  });
  const surest = all.reduce((best, place) => (countOf(place) > countOf(best) ? place : best), all[0] ?? 0);
  return all.filter((place) => (place - surest) % 3 === 0);
}

interface Kind {
  readonly isDecimal: boolean;
  readonly isDoubtful: boolean;
}

/** The last separator is one of decimals unless there are three digits behind it. */
function kindOf(axis: Axis, places: readonly number[], last: number): Kind {
  // A comma so far from the end is one of thousands, and a point behind it was lost.
  const isFar = places.length === 1 && last > 3 && !beginsWithZero(axis, last);
  const isCounted = axis.labels.filter((label) => label.isCounted).length > axis.labels.length / 2;
  return { isDecimal: true, isDoubtful: isFar && (isCommaAt(axis, last) ?? !isCounted) };
}

function kindOfThree(axis: Axis, places: readonly number[]): Kind {
  if (beginsWithZero(axis, 3)) return { isDecimal: true, isDoubtful: false };
  const isGrouped = places.includes(6);
  const [three, six] = [descentAt(axis, 3), descentAt(axis, 6)];
  if (!isGrouped) {
    const isComma = isCommaAt(axis, 3);
    const short = axis.labels.filter(({ digits, places: own }) => digits.length <= 3 && own.length === 0).length;
    if (short > axis.labels.length * (1 - SHARE)) return { isDecimal: false, isDoubtful: false };
    if (isComma !== null) return { isDecimal: !isComma, isDoubtful: false };
    if (short >= Math.max(2, axis.labels.length * 0.2)) return { isDecimal: false, isDoubtful: false };
    const isSure = sees(axis, 3, ',', SURELY) && (three === null || three > POINT);
    return { isDecimal: (three ?? 0) < COMMA && !sees(axis, 3, ','), isDoubtful: !isSure };
  }
  if (three === null || six === null) {
    // The engine takes many a blurred comma for a point, but hardly a point for a comma.
    const isSure = [3, 6].every((place) => sees(axis, place, ',', SURELY));
    return { isDecimal: sees(axis, 3, ',') !== sees(axis, 6, ','), isDoubtful: !isSure };
  }
  const areAlike = Math.abs(three - six) <= ALIKE || Math.min(three, six) >= COMMA || Math.max(three, six) <= POINT;
  const areSeen = sees(axis, 3, ',') ? sees(axis, 6, '.') : sees(axis, 3, '.') && sees(axis, 6, ',');
  const areKnown = areAlike || (Math.min(three, six) <= POINT && (areSeen || Math.max(three, six) >= COMMA));
  return { isDecimal: !areAlike, isDoubtful: !areKnown };
}

/** A group of thousands does not begin with zero. */
function beginsWithZero({ labels }: Axis, place: number): boolean {
  const long = labels.filter(({ digits, places }) => digits.length > place && places.includes(place));
  const zeros = long.filter(({ digits }) => digits.length === place + 1 && digits.startsWith('0'));
  return zeros.length >= Math.max(2, long.length * 0.3);
}

/** How far the separators at a place reach below the digits, usually; null where they were found in few labels. */
function descentAt({ labels }: Axis, place: number): number | null {
  const descents = labels.flatMap((label) => label.descents.get(place) ?? []);
  const long = labels.filter(({ digits }) => digits.length > place);
  if (descents.length < Math.max(2, long.length * 0.3)) return null;
  return descents.sort((one, other) => one - other)[descents.length >> 1] ?? null;
}

/** Null where the glyphs do not tell, or not clearly what the engine did not see in any label. */
function isCommaAt(axis: Axis, place: number): boolean | null {
  const descent = descentAt(axis, place);
  if (descent === null) return null;
  if (descent <= POINT) return sees(axis, place, ',', SURELY) ? null : false;
  return descent >= (sees(axis, place, '.', SURELY) ? CLEAR_COMMA : COMMA) ? true : null;
}

/** Whether the engine saw this character in more than so many labels. */
function sees({ seen }: Axis, place: number, character: string, share = 0.5): boolean {
  const all = seen.get(place) ?? [];
  return all.filter((one) => one === character).length > all.length * share;
}

/** Null if a label has other separators, or none and no room for any: digits may have been lost, too. */
function written({ digits, places, isCounted, descents }: Label, decimals: number, isGrouped: boolean): string | null {
  const isPlace = (place: number): boolean =>
    place === decimals ? decimals > 0 : isGrouped && place > decimals && (place - decimals) % 3 === 0;
  if (!places.every(isPlace) || (decimals > 0 && !places.includes(decimals) && !(isCounted && descents.has(decimals))))
    return null;
  if (digits.length <= decimals) return null;
  const whole = digits.slice(0, digits.length - decimals);
  if (whole.length > 1 && whole.startsWith('0')) return null;
  const grouped = isGrouped ? whole.replaceAll(/(?<=\d)(?=(\d{3})+$)/g, ',') : whole;
  return decimals > 0 ? `${grouped}.${digits.slice(digits.length - decimals)}` : grouped;
}
