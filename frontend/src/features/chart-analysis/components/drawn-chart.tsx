import { useState } from 'react';
import { spreadNames } from '@/features/chart-analysis/components/spread-names';
import { useWidth } from '@/features/chart-analysis/components/use-width';
import { chartAnalysisTexts } from '@/features/chart-analysis/texts';
import type { ChartMarkDto, ChartMarkKind, ChartReportDto } from '@/shared/api/generated/schemas';
import { cx } from '@/shared/ui/class-names';
import { Button } from '@/shared/ui/button';
import { Checkbox } from '@/shared/ui/checkbox';
import styles from '@/features/chart-analysis/components/drawn-chart.module.css';

type Layer = 'plan' | 'levels' | 'zones' | 'read';

const LAYER_OF: Record<ChartMarkKind, Layer> = {
  entry: 'plan',
  stop: 'plan',
  takeProfit: 'plan',
  support: 'levels',
  resistance: 'levels',
  demand: 'zones',
  supply: 'zones',
  plot: 'read',
  label: 'read',
  unfitLabel: 'read',
};
const LAYERS = ['plan', 'levels', 'zones', 'read'] as const satisfies readonly Layer[];

/** Height of a name on the screen, and how far one that gave way stands from its level. */
const NAME = { height: 18, aside: 16 } as const;

interface DrawnChartProps {
  /** Address of the picture. */
  picture: string;
  report: ChartReportDto;
}

/** The member's own picture with what was read and found, each layer to be switched on and off. */
export function DrawnChart({ picture, report: { width, height, marks } }: DrawnChartProps) {
  const { t } = chartAnalysisTexts.use();
  const [hidden, setHidden] = useState<readonly Layer[]>(['read']);
  const shown = marks.filter(({ of }) => !hidden.includes(LAYER_OF[of]));
  const named = shown.filter(isNamed).sort((one, other) => one.y - other.y);
  const [isLarge, setLarge] = useState(false);
  const [frame, shownWidth] = useWidth<HTMLDivElement>();
  const scale = (shownWidth ?? width) / width;
  // Names on the picture; at the size of a phone prices alone, beside it, because its own axis cannot be read there.
  const places = placesOf(
    named.filter(({ of }) => LAYER_OF[of] !== 'zones'),
    { height, scale },
  );
  const toggle = (layer: Layer): void =>
    setHidden(hidden.includes(layer) ? hidden.filter((one) => one !== layer) : [...hidden, layer]);
  return (
    <div>
      <fieldset className={styles['layers']}>
        <legend className="visually-hidden">{t('drawing.shown')}</legend>
        {LAYERS.filter((layer) => marks.some(({ of }) => LAYER_OF[of] === layer)).map((layer) => (
          <Checkbox key={layer} checked={!hidden.includes(layer)} onChange={() => toggle(layer)}>
            {t(`drawing.${layer}`)}
          </Checkbox>
        ))}
      </fieldset>
      <div
        className={styles['view']}
        {...(isLarge ? { tabIndex: 0, role: 'group', 'aria-label': t('drawing.label') } : {})}
      >
        <div
          ref={frame}
          className={cx(styles['frame'], !isLarge && styles['fits'])}
          style={{ aspectRatio: `${width} / ${height}`, ...(isLarge ? { width } : {}) }}
        >
          <img src={picture} alt={t('drawing.label')} width={width} height={height} />
          <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden>
            {shown.map((mark, index) => (
              <path
                key={index}
                className={cx(styles['mark'], styles[mark.of], mark.outsideMarket && styles['outside'])}
                d={outlineOf(mark)}
              />
            ))}
            {places.map(({ mark, x, y, leader }, index) =>
              leader === 0 ? null : (
                <path
                  key={index}
                  className={cx(styles['mark'], styles[mark.of], styles['leader'])}
                  d={`M${x - leader} ${mark.y}L${x} ${y}`}
                />
              ),
            )}
            {places.map(({ mark, y, leader }, index) =>
              leader === 0 ? null : (
                <path
                  key={index}
                  className={cx(styles['mark'], styles[mark.of], styles['toPrice'])}
                  d={`M${width - NAME.aside / scale} ${mark.y}L${width} ${y}`}
                />
              ),
            )}
          </svg>
          <ul className={styles['prices']} aria-hidden>
            {places.map(({ mark, y }, index) => (
              <li key={index} className={cx('figures', styles['word'], toneOf(mark))} style={{ top: share(y, height) }}>
                {mark.text}
              </li>
            ))}
          </ul>
          <ul className={styles['words']}>
            {places.map(({ mark, x, y }, index) => (
              <li
                key={index}
                className={cx(styles['word'], toneOf(mark))}
                style={{ left: share(x, width), top: share(y, height) }}
              >
                {t(`drawing.${mark.of}`)}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <Button size="s" className={styles['enlarge']} aria-pressed={isLarge} onClick={() => setLarge(!isLarge)}>
        {t(isLarge ? 'drawing.fit' : 'drawing.large')}
      </Button>
      {/* Prices stand below the picture: on it they would cover the candles that they are about. */}
      <ul className={styles['list']}>
        {named.map((mark, index) => (
          <li key={index} className={cx(toneOf(mark), mark.outsideMarket && styles['outside'])}>
            <Words mark={mark} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const GOOD: ReadonlySet<ChartMarkKind> = new Set(['takeProfit', 'demand']);
const BAD: ReadonlySet<ChartMarkKind> = new Set(['stop', 'supply']);

/** A box, or a line where it has no height. */
const outlineOf = ({ x, y, width, height }: ChartMarkDto): string =>
  height === 0 ? `M${x} ${y}h${width}` : `M${x} ${y}h${width}v${height}h${-width}z`;

const share = (part: number, whole: number): string => `${(part / whole) * 100}%`;

/** A level or a zone, which gets its name and price; what was read is printed in the picture already. */
type NamedMark = ChartMarkDto & { of: Exclude<ChartMarkKind, 'plot' | 'label' | 'unfitLabel'> };
const isNamed = (mark: ChartMarkDto): mark is NamedMark => LAYER_OF[mark.of] !== 'read';

const toneOf = ({ of }: NamedMark): string =>
  cx(styles[LAYER_OF[of]], GOOD.has(of) && styles['good'], BAD.has(of) && styles['bad']);

interface NamePlace {
  mark: NamedMark;
  /** Its left edge and its middle, in pixels of the picture. */
  x: number;
  y: number;
  /** Width of the line that leads from its level to it; 0 where it stands on its level. */
  leader: number;
}

/** Names of lines stand at their beginnings, apart from each other; zones are told by their colours. */
function placesOf(marks: readonly NamedMark[], { height, scale }: { height: number; scale: number }): NamePlace[] {
  const onScreen = marks.map(({ y }) => y * scale);
  const places = spreadNames(onScreen, NAME.height, height * scale);
  return marks.map((mark, index) => {
    const place = places[index] ?? 0;
    const hasMoved = Math.abs(place - (onScreen[index] ?? 0)) > 1;
    const leader = hasMoved ? NAME.aside / scale : 0;
    return { mark, x: mark.x + leader, y: place / scale, leader };
  });
}

function Words({ mark: { of, text, outsideMarket } }: { mark: NamedMark }) {
  const { t } = chartAnalysisTexts.use();
  return (
    <>
      {t(`drawing.${of}`)} <span className="figures">{text}</span>
      {outsideMarket && <b> {t('market.outside')}</b>}
    </>
  );
}
