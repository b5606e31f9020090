import { disassemble } from 'es-hangul';
import type { KimchiPremiumDto } from '@/shared/api/generated/schemas';
import {
  type LetterDocument,
  type LetterSearch,
  createLetterIndex,
  initialsOf,
  plainText,
  runsOf,
} from '@/shared/search/letter-index';

type Named = Pick<KimchiPremiumDto, 'coin' | 'name' | 'nameEn'>;

const BOOST = { ticker: 3, name: 2, initials: 1.5, nameEn: 1 };
const LONGEST = 40;
/** Coins that are read at once. All of them would hold the page up for longer than a frame. */
const PART = 16;

/** If nothing matches as it was typed, tried one after the other until something does. */
const LENIENCE: readonly Pick<LetterSearch, 'typos' | 'swaps'>[] = [
  { typos: true, swaps: 'alone' },
  { typos: true, swaps: 'withTypos' },
];

export interface FoundCoins {
  coins: ReadonlySet<string>;
  /** Of them those whose ticker or whole name was typed, tickers first. */
  named: readonly string[];
}

export type CoinSearch = (typed: string) => FoundCoins | undefined;

/**
 * Builds, in parts between which the page goes on, the search of coins by ticker, Korean or English name, initial consonants or the beginning of any of these. Mistyped names
 * are looked for only if nothing else matches. The search returns undefined while the typed text means nothing.
 */
export async function createCoinSearch(coins: readonly Named[]): Promise<CoinSearch> {
  const { add, search } = createLetterIndex(BOOST);
  for (let at = 0; at < coins.length; at += PART) {
    if (at > 0) await new Promise((resolve) => setTimeout(resolve));
    add(coins.slice(at, at + PART).map(toDocument));
  }
  return (typed) => {
    const words = runsOf(plainText(typed.slice(0, LONGEST)));
    if (words.length === 0) return undefined;
    // As separate words, and as one word that was written apart.
    const find = (mistyped: Pick<LetterSearch, 'typos' | 'swaps'>) =>
      [words, [words.join('')]].flatMap((asked) =>
        search(asked.map(disassemble), { shortestPrefix: 1, ...mistyped, combineWith: 'AND' }),
      );
    let results = find({ typos: false });
    for (const mistyped of LENIENCE) if (results.length === 0) results = find(mistyped);
    const found = new Set(results.map(({ id }) => String(id)));
    const whole = words.join('');
    const namedBy = (field: keyof Named) =>
      coins.filter((row) => found.has(row.coin) && asOneWord(row[field]) === whole).map(({ coin }) => coin);
    return { coins: found, named: [...new Set([...namedBy('coin'), ...namedBy('name'), ...namedBy('nameEn')])] };
  };
}

const asOneWord = (text: string): string => runsOf(plainText(text)).join('');

function toDocument({ coin, name, nameEn }: Named): LetterDocument<keyof typeof BOOST> {
  const korean = spellings(name);
  return {
    id: coin,
    fields: {
      ticker: [plainText(coin)],
      name: korean.map(disassemble),
      initials: initialsOf(korean),
      nameEn: spellings(nameEn),
    },
  };
}

/** The words of a name, and all of them as one. */
function spellings(name: string): string[] {
  const words = runsOf(plainText(name));
  return [...new Set([...words, words.join('')])];
}
