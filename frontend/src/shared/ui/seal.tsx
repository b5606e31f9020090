import { cx } from '@/shared/ui/class-names';
import styles from '@/shared/ui/seal.module.css';

/** Ellipses of one shape, turned around their centre. */
export interface Ring {
  readonly turns: number;
  readonly width: number;
  readonly height: number;
  /** Degrees by which the first one is turned. */
  readonly tilt?: number;
}

/** Rings of rotated ellipses, a guilloche pattern. */
export function Rosette({ centre, rings }: { centre: number; rings: readonly Ring[] }) {
  return rings.map(({ turns, width, height, tilt = 0 }, ring) => (
    <g key={ring}>
      {Array.from({ length: turns }, (_, turn) => (
        <ellipse
          key={turn}
          cx={centre}
          cy={centre}
          rx={width}
          ry={height}
          transform={`rotate(${tilt + (turn * 180) / turns} ${centre} ${centre})`}
        />
      ))}
    </g>
  ));
}

const CENTRE = 100;
/** Widest ellipse of each ring; the whole is 200 wide. */
const WIDTHS = [96, 76, 56, 38] as const;
/** Bytes that draw a ring. */
const BYTES = 8;

/** The rings of a seal: 32 bytes in hexadecimal, eight for each ring. The same bytes always give the same picture. */
export function sealRings(seal: string): Ring[] {
  const bytes = (seal.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
  return WIDTHS.map((widest, ring) => {
    const byte = (place: number): number => bytes[ring * BYTES + place] ?? 0;
    const share = (place: number): number => (byte(place) * 256 + byte(place + 1)) / 65_536;
    return {
      turns: 7 + (byte(0) % 14),
      width: widest * (0.86 + 0.14 * share(1)),
      height: widest * (0.24 + 0.6 * share(3)),
      tilt: 180 * share(5) + (byte(7) % 2) * 4,
    };
  });
}

/** A receipt's seal: another picture as soon as its number or its figures are others. */
export function Seal({ seal, size = 'm' }: { seal: string; size?: 's' | 'm' }) {
  return (
    <svg viewBox="0 0 200 200" className={cx(styles['seal'], size === 's' && styles['small'])} aria-hidden>
      <Rosette centre={CENTRE} rings={sealRings(seal)} />
      <circle cx={CENTRE} cy={CENTRE} r="14" className={styles['place']} />
      <path d="M96 94V107H105" className={styles['letter']} />
    </svg>
  );
}
