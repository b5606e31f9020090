/** A part of an analysis: sentences without items, or a list and its heading, if it has one. */
export interface AnalysisPart {
  readonly words: string;
  readonly items: readonly string[];
}

const ITEM = /^[·•-]\s+/;
/** A number that stands for itself: part of no name (`EMA20`, `4h`) and not the length of an indicator (`RSI(14)`). */
const NUMBER = String.raw`(?<![\p{L}\d(.,])[+\-−]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?%?(?![\dA-Za-z])`;
/** One, or what leads from one to another. */
const FIGURE = new RegExp(`(${NUMBER}(?: → ${NUMBER})?)`, 'u');

/** The parts of the text that the service tells, in its order; no line of it is left out. */
export function partsOf(text: string): AnalysisPart[] {
  const parts: { words: string; items: string[] }[] = [];
  let isOpen = false;
  for (const line of text.split('\n').map((one) => one.trim())) {
    const isItem = ITEM.test(line);
    if (isItem && !isOpen) parts.push({ words: '', items: [] });
    if (isItem) parts.at(-1)?.items.push(line.replace(ITEM, ''));
    else if (line !== '') parts.push({ words: line, items: [] });
    isOpen = line !== '';
  }
  return parts;
}

/** A sentence with fewer figures may contain one of the numbers by coincidence. */
const FEWEST_FIGURES = 3;

/** The parts without those sentences whose figures stand above already. */
export function withoutSaid(parts: readonly AnalysisPart[], said: readonly string[]): AnalysisPart[] {
  const repeats = ({ words, items }: AnalysisPart): boolean => {
    const figures = cutAtFigures(words).filter((_, index) => index % 2 === 1);
    return items.length === 0 && figures.length >= FEWEST_FIGURES && figures.every((figure) => said.includes(figure));
  };
  return parts.filter((part) => !repeats(part));
}

/** Reasons for and against, of a text that names a direction: its first and its second list. */
export function tallyOf(text: string): { for: number; against: number } {
  const [reasonsFor, reasonsAgainst] = partsOf(text).filter(({ items }) => items.length > 0);
  return { for: reasonsFor?.items.length ?? 0, against: reasonsAgainst?.items.length ?? 0 };
}

/** Why a text names no direction: the first of its reasons. */
export const whyNeutral = (text: string): string | undefined => partsOf(text).flatMap(({ items }) => items)[0];

/** A sentence cut at its figures, which have the odd places. */
export const cutAtFigures = (sentence: string): string[] => sentence.split(FIGURE);
