import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { type Decimal, parseDecimal } from '@/shared/decimal';

/** What a row comes from: another receipt, rendered only when it is opened. */
export interface Behind {
  title: string;
  body: () => ReactNode;
  /** Names the receipt: where it is open already, the way leads back to it. */
  key?: string;
}

export interface Trail {
  /** Opens what is behind a row in place of its receipt. */
  follow: (next: Behind) => void;
  /** Says which receipt is shown. */
  name: (key: string) => void;
}

/** The way from the first receipt of a sheet to the one that is shown; none on a page. */
export const TrailContext = createContext<Trail | undefined>(undefined);

/** Says which receipt is shown, so that the way does not go in circles. */
export function useTrailName(key: string): void {
  const trail = useContext(TrailContext);
  useEffect(() => trail?.name(key), [trail, key]);
}

/** The figure whose receipt was opened, as it stands on the page. */
export interface ShownFigure {
  /** Formatted. */
  value: string;
  unit?: string | undefined;
}

export const ShownContext = createContext<ShownFigure | undefined>(undefined);

interface Amount {
  value: ReactNode;
  unit?: string | null;
}

/** Decimals to which a shown figure was shortened; undefined if the receipt says the very same amount, or only others. */
export function shortenedTo(shown: ShownFigure | undefined, amounts: readonly Amount[]): number | undefined {
  const figure = shown && read(shown.value);
  if (!shown || !figure) return undefined;
  const digits = figure.scale;
  const distances = amounts.flatMap(({ value, unit }) => {
    const exact = typeof value === 'string' && (unit ?? '') === (shown.unit ?? '') ? read(value) : undefined;
    if (!exact) return [];
    const scale = Math.max(digits, exact.scale);
    const distance = magnitude(figure, scale) - magnitude(exact, scale);
    const step = 10n ** BigInt(scale - digits);
    return [{ isSame: distance === 0n, isNear: distance < step && -distance < step }];
  });
  if (distances.some(({ isSame }) => isSame)) return undefined;
  return distances.some(({ isNear }) => isNear) ? digits : undefined;
}

/** Signs are left out: an amount that was taken stands with or without its minus. */
function read(text: string): Decimal | undefined {
  return parseDecimal(text.replace(/^[+\u2212-]/, ''));
}

function magnitude({ units, scale }: Decimal, atScale: number): bigint {
  return units * 10n ** BigInt(atScale - scale);
}
