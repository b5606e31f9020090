/** A price that nobody has told the model. */
export const INVENTED = '98,765.4';

const TRENDS = {
  up: { ko: '추세가 위를 향하고 있습니다.', en: 'The trend points upwards.' },
  down: { ko: '추세가 아래를 향하고 있습니다.', en: 'The trend points downwards.' },
  sideways: { ko: '방향이 뚜렷하지 않습니다.', en: 'No direction stands out.' },
} as const;

/** What speaks for and against a direction, from what was told. */
export function chartReasons(trend: keyof typeof TRENDS, rsi: number | null) {
  const figure = rsi?.toFixed(1);
  const momentum = figure === undefined ? [] : [{ ko: `RSI는 ${figure}입니다.`, en: `The RSI stands at ${figure}.` }];
  return { reasonsFor: [TRENDS[trend]], reasonsAgainst: momentum };
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
