import styles from '@/shared/ui/day-bars.module.css';

/** Width of a character of its name at most, px. */
const SIGN = 7.5;

interface FallProps {
  /** Edges of the days that it took, px. */
  from: number;
  to: number;
  top: number;
  bottom: number;
  words: string;
}

/** The days of the largest fall of a line, with its name above where the line is low, or below the line where it has no room there. */
export function Fall({ from, to, top, bottom, words }: FallProps) {
  const width = words.length * SIGN;
  return (
    <g aria-hidden data-fall="">
      <rect className={styles['fall']} x={from} y={top} width={to - from} height={bottom - top} />
      <text
        className={styles['tick']}
        x={Math.max(to - 4, width)}
        y={width < to - from ? top + 14 : bottom - 6}
        textAnchor="end"
      >
        {words}
      </text>
    </g>
  );
}
