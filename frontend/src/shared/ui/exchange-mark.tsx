import { type CSSProperties } from 'react';
import { useExchanges } from '@/shared/api/ages';
import { contrast } from '@/shared/contrast';
import { cx } from '@/shared/ui/class-names';
import { exchangeSigns } from '@/shared/ui/exchange-signs';
import styles from '@/shared/ui/exchange-mark.module.css';

export interface ExchangeMarkProps {
  name: string;
  size?: 's' | 'm' | 'l';
  /** Color for exchanges that are not on offer. */
  color?: string;
}

/** Tile of an exchange: our sign for it, or its letters in the color set by an admin. Decorative, beside the name. */
export function ExchangeMark({ name, size = 'm', color }: ExchangeMarkProps) {
  const sign = exchangeSigns[name.toLowerCase()];
  if (!sign)
    return color === undefined ? <OfferedLetters name={name} size={size} /> : <Letters {...{ name, size, color }} />;
  const { tile, ink, dark = sign, drawing } = sign;
  const colours = { '--tile': tile, '--sign': ink, '--tile-dark': dark.tile, '--sign-dark': dark.ink } as CSSProperties;
  return (
    <span className={cx(styles['mark'], styles['drawn'], styles[size])} style={colours} aria-hidden>
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {drawing}
      </svg>
    </span>
  );
}

type Tile = Required<Pick<ExchangeMarkProps, 'name' | 'size'>>;

/** Only exchanges without a sign need the lookup. */
function OfferedLetters({ name, size }: Tile) {
  const { data } = useExchanges();
  return <Letters name={name} size={size} color={data?.find((exchange) => exchange.name === name)?.color} />;
}

const ON_TILE = ['#ffffff', '#12181d'] as const;

/** Black or white, whichever has more contrast; neutral without a color. */
function Letters({ name, size, color }: Tile & { color: string | undefined }) {
  const isColour = color !== undefined && /^#[\da-f]{6}$/i.test(color);
  const [light, dark] = ON_TILE;
  const ink = isColour && contrast(color, light) < contrast(color, dark) ? dark : light;
  const colours = isColour
    ? ({ '--tile': color, '--sign': ink, '--tile-dark': color, '--sign-dark': ink } as CSSProperties)
    : undefined;
  return (
    <span className={cx(styles['mark'], isColour && styles['drawn'], styles[size])} style={colours} aria-hidden>
      {lettersOf(name)}
    </span>
  );
}

/**
 * First letter and next consonant, to distinguish names with the same first letter; the first two letters of an all-caps
 * name.
 */
function lettersOf(name: string): string {
  const [first = ''] = name;
  const rest = name.slice(1);
  if (rest === rest.toUpperCase()) return name.slice(0, 2);
  return first.toUpperCase() + (/[^aeiou\W\d]/i.exec(rest)?.[0] ?? '').toLowerCase();
}
