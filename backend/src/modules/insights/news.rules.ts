import type { NewsItem } from './feeds.js';

export const NEWS_CATEGORIES = ['breaking', 'market', 'regulation', 'technology', 'analysis'] as const;
export type NewsCategory = (typeof NEWS_CATEGORIES)[number];
export const NEWS_HOURS = { '1h': 1, '24h': 24, '7d': 168 } as const;
export type NewsTimeframe = keyof typeof NEWS_HOURS;
export type Sentiment = 'positive' | 'negative' | 'neutral';

/** The first that matches decides; what none matches is `market`. */
const categoryWords: readonly (readonly [NewsCategory, RegExp])[] = [
  ['breaking', /속보|긴급|단독|\bbreaking\b|\bjust in\b|\burgent\b/i],
  [
    'regulation',
    /규제|금융위|금감원|법안|법원|소송|기소|과세|당국|\b(sec|cftc|regulat\w*|lawsuit|court|senate|congress|bill|tax\w*|compliance|ban(?:s|ned)?|mica)\b/i,
  ],
  ['analysis', /분석|전망|예측|리포트|\b(analys[it]s|analysts?|forecast\w*|outlook|predict\w*|technical levels?)\b/i],
  [
    'technology',
    /업그레이드|메인넷|테스트넷|하드포크|개발|프로토콜|해킹|\b(upgrade\w*|mainnet|testnet|fork|protocol|rollup|developers?|hack\w*|exploit\w*|validator\w*)\b/i,
  ],
];

const positiveWords =
  /급등|상승|반등|돌파|사상 최고|호재|승인|유입|\b(surge[sd]?|soar\w*|rall(?:y|ies|ied)|gain(?:s|ed)?|jump(?:s|ed)?|rise[sn]?|record high|approv\w*|inflows?|bullish)\b/gi;
const negativeWords =
  /급락|하락|폭락|붕괴|악재|해킹|유출|청산|\b(plunge[sd]?|crash\w*|drop(?:s|ped)?|fall(?:s|en)?|slump\w*|hack\w*|exploit\w*|outflows?|liquidat\w*|bearish|lawsuit|fraud)\b/gi;

/** Returns what an article is about, by the words of its title, then of its summary. */
export function categoryOf({ title, summary }: Pick<NewsItem, 'title' | 'summary'>): NewsCategory {
  for (const text of [title, summary]) {
    const found = categoryWords.find(([, words]) => words.test(text));
    if (found) return found[0];
  }
  return 'market';
}

/** Returns whether more good or more bad words stand in it. A guess from words, not a judgement. */
export function sentimentOf({ title, summary }: Pick<NewsItem, 'title' | 'summary'>): Sentiment {
  const text = `${title} ${summary}`;
  const balance = (text.match(positiveWords)?.length ?? 0) - (text.match(negativeWords)?.length ?? 0);
  return balance > 0 ? 'positive' : balance < 0 ? 'negative' : 'neutral';
}

/** A coin with the names by which articles mention it. */
export interface NamedCoin {
  readonly symbol: string;
  readonly names: readonly string[];
}

const MOST_SYMBOLS = 5;

/**
 * Returns what finds the coins that an article mentions, at most five, in the order of `coins`. Tickers count in capitals and
 * as whole words only, names as they are; those of fewer than three letters are too ambiguous. A name within a longer one is
 * not mentioned: Bitcoin Cash is not Bitcoin.
 */
export function mentionsOf(coins: readonly NamedCoin[]): (article: Pick<NewsItem, 'title' | 'summary'>) => string[] {
  const names = coins
    .flatMap(({ symbol, names }) => names.map((name) => ({ symbol, name: name.toLowerCase() })))
    .filter(({ name }) => name.length >= 3)
    .sort((a, b) => b.name.length - a.name.length)
    .map(({ symbol, name }) => ({ symbol, name, pattern: patternOf(name) }));
  return ({ title, summary }) => {
    const text = `${title} ${summary}`;
    const found = new Set(text.match(/[A-Z0-9]{3,}/g) ?? []);
    let rest = text.toLowerCase();
    for (const { symbol, name, pattern } of names) {
      if (!rest.includes(name)) continue;
      const without = rest.replace(pattern, ' ');
      if (without !== rest) found.add(symbol);
      rest = without;
    }
    const mentioned = coins.map(({ symbol }) => symbol).filter((symbol) => found.has(symbol));
    return [...new Set(mentioned)].slice(0, MOST_SYMBOLS);
  };
}

/** Latin names are whole words; Korean ones are followed by particles. */
function patternOf(name: string): RegExp {
  const literal = name.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
  return new RegExp(/^[a-z0-9]/.test(name) ? `(?<![a-z0-9])${literal}(?![a-z0-9])` : literal, 'g');
}
