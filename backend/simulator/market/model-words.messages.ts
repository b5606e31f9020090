/** A price that nobody has told the model. */
export const INVENTED = '98,765.4';

const [OVERBOUGHT, OVERSOLD, MIDDLE] = [80, 20, 50];

const TRENDS = {
  up: { ko: '추세가 위를 향하고 있습니다.', en: 'The trend points upwards.' },
  down: { ko: '추세가 아래를 향하고 있습니다.', en: 'The trend points downwards.' },
  sideways: { ko: '방향이 뚜렷하지 않습니다.', en: 'No direction stands out.' },
} as const;

/** What speaks for and against a direction, from what was told: the trend and how far it went, and the RSI on its own side. */
export function chartReasons(
  trend: { direction: keyof typeof TRENDS; changePercent: number } | null,
  rsi: number | null,
) {
  const { direction, changePercent } = trend ?? { direction: 'sideways', changePercent: 0 };
  const moved = {
    ko: `읽은 구간에서 ${changePercent}% 움직였습니다.`,
    en: `The price moved by ${changePercent}% over what was read.`,
  };
  const figure = rsi?.toFixed(1);
  const momentum = figure === undefined ? [] : [{ ko: `RSI는 ${figure}입니다.`, en: `The RSI stands at ${figure}.` }];
  if (direction === 'sideways') return { reasonsFor: [TRENDS.sideways], reasonsAgainst: momentum };
  const isWith = rsi !== null && rsi < OVERBOUGHT && rsi > OVERSOLD && rsi >= MIDDLE === (direction === 'up');
  const reasonsFor = [TRENDS[direction], moved];
  return isWith
    ? { reasonsFor: [...reasonsFor, ...momentum], reasonsAgainst: [] }
    : { reasonsFor, reasonsAgainst: momentum };
}

/** All digits of a price, with commas: `53,084.6`. */
const grouped = (price: number): string => price.toLocaleString('en', { maximumFractionDigits: 20 });

/** Two sentences about a coin, from what was told. */
export function coinWords(facts: Readonly<Record<string, unknown>>) {
  const { coin, price, change24h } = facts;
  const name = String(coin);
  if (typeof price !== 'number')
    return { ko: `${name}의 시세는 알려지지 않았습니다.`, en: `No price of ${name} is known.` };
  const moved =
    typeof change24h === 'number'
      ? { ko: ` 하루 동안 ${change24h}% 움직였습니다.`, en: ` It moved by ${change24h}% in a day.` }
      : { ko: '', en: '' };
  return {
    ko: `${name}의 현재가는 ${grouped(price)} USDT입니다.${moved.ko}`,
    en: `${name} trades at ${grouped(price)} USDT.${moved.en}`,
  };
}
