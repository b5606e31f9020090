import { formatNumber } from '@/shared/format';
import { type Picture, PICTURE_HEIGHT, PICTURE_WIDTH } from '@/shared/pictures/picture';
import { cx } from '@/shared/ui/class-names';
import styles from '@/shared/ui/picture-chart.module.css';

export interface PictureChartProps {
  picture: Picture;
  /** Text alternative. */
  label: string;
  /** Which marks to show: the numbers that a text refers to, or the indicator's own. */
  marks: 'numbers' | 'signs';
}

/** A chart of a few paths. Shapes stretch with the box; texts and marks keep their size. */
export function PictureChart({ picture, label, marks }: PictureChartProps) {
  return (
    <div
      className={cx(styles['plot'], picture.prices.some(({ name }) => name !== undefined) && styles['named'])}
      role="img"
      aria-label={label}
    >
      <svg viewBox={`0 0 ${PICTURE_WIDTH} ${PICTURE_HEIGHT}`} preserveAspectRatio="none" aria-hidden>
        {picture.shapes.map(({ look, d }) => (
          <path key={look} className={styles[look]} d={d} />
        ))}
        <path className={styles['grid']} d={picture.prices.map(({ y }) => `M0 ${y}H${PICTURE_WIDTH}`).join('')} />
        {marks === 'numbers' && (
          <path
            className={styles['leader']}
            d={picture.marks.map(({ x, y, label: at }) => (at ? `M${x} ${y}L${at.x} ${at.y}` : '')).join('')}
          />
        )}
      </svg>
      {picture.prices.map(({ value, y, name }) => (
        <span key={value} className={cx('figures', styles['price'])} style={{ top: percent(y, PICTURE_HEIGHT) }}>
          {name !== undefined && <b>{name} </b>}
          {formatNumber(value)}
        </span>
      ))}
      {picture.marks.map(({ x, y, place, sign, label: at }, index) =>
        marks === 'signs' && sign === undefined ? null : (
          <span
            key={index}
            className={cx(styles['mark'], !(at && marks === 'numbers') && styles[place])}
            style={pointAt(at && marks === 'numbers' ? at : { x, y })}
          >
            {marks === 'numbers' && <span>{index + 1}</span>}
            {sign && <span>{sign === 'buy' ? '▲' : '▼'}</span>}
          </span>
        ),
      )}
    </div>
  );
}

const TONE = { width: 16, height: 10 };

/** The tones of bands from the weakest to the strongest, as a chart paints them. */
export function HeatTones() {
  return (
    <svg width={5 * TONE.width} height={TONE.height} aria-hidden>
      {([1, 2, 3, 4, 5] as const).map((tone) => (
        <rect key={tone} className={styles[`heat${tone}`]} x={(tone - 1) * TONE.width} {...TONE} />
      ))}
    </svg>
  );
}

const pointAt = ({ x, y }: { x: number; y: number }): { left: string; top: string } => ({
  left: percent(x, PICTURE_WIDTH),
  top: percent(y, PICTURE_HEIGHT),
});

const percent = (value: number, whole: number): string => `${Math.round((value / whole) * 10_000) / 100}%`;
