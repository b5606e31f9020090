import { useLayoutEffect, useRef, useState } from 'react';
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

/** Height of a name on the screen, and the width of the lines that lead to it from its level. */
const NAME = { height: 18, aside: 14 } as const;
/** A view narrower than this shows the picture so high that its candles can be told apart, and scrolls. */
const NARROW = { width: 400, height: 300 } as const;
/** Enlarging by less is worth no button. */
const WORTH = 1.25;
/** What stays of the picture to the right of its candles; its axis gives way to the names and prices. */
const MARGIN = 8;

interface DrawnChartProps {
  /** Address of the picture. */
  picture: string;
  report: ChartReportDto;
}

/** The member's own picture with what was read and found, each layer to be switched on and off; names and prices stand beside it. */
export function DrawnChart({ picture, report: { width, height, marks } }: DrawnChartProps) {
  const { t } = chartAnalysisTexts.use();
  const [hidden, setHidden] = useState<readonly Layer[]>(['read']);
  const shown = marks.filter(({ of }) => !hidden.includes(LAYER_OF[of]));
  const named = shown.filter(isNamed).sort((one, other) => one.y - other.y);
  const zones = named.filter(isZone);
  const [wish, setLarge] = useState<boolean>();
  const [measure, viewWidth] = useWidth<HTMLDivElement>();
  const frame = useRef<HTMLDivElement>(null);
  // The places that were read are checked against the axis.
  const part = hidden.includes('read') ? Math.min(width, endOf(marks) + MARGIN) : width;
  const fit = (viewWidth ?? part) / part;
  const isNarrow = viewWidth !== undefined && viewWidth < NARROW.width;
  const large = isNarrow ? NARROW.height / height : 1;
  const canGrow = viewWidth === undefined || large > WORTH * fit;
  const isLarge = canGrow && (wish ?? isNarrow);
  const shownWidth = isLarge ? Math.round(part * large) : undefined;
  useLayoutEffect(() => {
    // The newest candles are those that the answer is about.
    const view = frame.current?.parentElement;
    if (view) view.scrollLeft = view.scrollWidth;
  }, [shownWidth]);
  const places = placesOf(
    named.filter((mark) => !isZone(mark)),
    { height, scale: isLarge ? large : fit },
  );
  const toggle = (layer: Layer): void =>
    setHidden(hidden.includes(layer) ? hidden.filter((one) => one !== layer) : [...hidden, layer]);
  const whole = { width: share(width, part) };
  return (
    <div>
      <div className={styles['sides']}>
        <div
          ref={measure}
          className={styles['view']}
          {...(isLarge ? { tabIndex: 0, role: 'group', 'aria-label': t('drawing.label') } : {})}
        >
          <div
            ref={frame}
            className={styles['frame']}
            style={{ aspectRatio: `${part} / ${height}`, ...(shownWidth === undefined ? {} : { width: shownWidth }) }}
          >
            <img src={picture} alt={t('drawing.label')} width={width} height={height} style={whole} />
            <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" style={whole} aria-hidden>
              {shown.map((mark, index) => (
                <path
                  key={index}
                  className={cx(styles['mark'], styles[mark.of], mark.outsideMarket && styles['outside'])}
                  d={outlineOf(mark)}
                />
              ))}
              {places.map(({ mark }, index) => (
                <path
                  key={index}
                  className={cx(styles['mark'], styles[mark.of], styles['leader'])}
                  d={`M${mark.x + mark.width} ${mark.y}H${part}`}
                />
              ))}
            </svg>
          </div>
        </div>
        <svg
          className={styles['leaders']}
          viewBox={`0 0 ${NAME.aside} ${height}`}
          width={NAME.aside}
          preserveAspectRatio="none"
          aria-hidden
        >
          {places.map(({ mark, y }, index) => (
            <path
              key={index}
              className={cx(styles['mark'], styles[mark.of], styles['leader'])}
              d={`M0 ${mark.y}L${NAME.aside} ${y}`}
            />
          ))}
        </svg>
        <ul className={styles['words']}>
          {places.map(({ mark, y }, index) => (
            <li
              key={index}
              className={cx(styles['word'], toneOf(mark), mark.outsideMarket && styles['beyond'])}
              style={{ top: share(y, height) }}
            >
              <span>
                <Words mark={mark} isShort />
              </span>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles['foot']}>
        <fieldset className={styles['layers']}>
          <legend className="visually-hidden">{t('drawing.shown')}</legend>
          {LAYERS.filter((layer) => marks.some(({ of }) => LAYER_OF[of] === layer)).map((layer) => (
            <Checkbox key={layer} checked={!hidden.includes(layer)} onChange={() => toggle(layer)}>
              {t(`drawing.${layer}`)}
            </Checkbox>
          ))}
        </fieldset>
        {canGrow && (
          <Button size="s" aria-pressed={isLarge} onClick={() => setLarge(!isLarge)}>
            {t(isLarge ? 'drawing.fit' : isNarrow ? 'drawing.larger' : 'drawing.large')}
          </Button>
        )}
      </div>
      {zones.length > 0 && (
        <ul className={styles['list']}>
          {zones.map((mark, index) => (
            <li key={index} className={cx(toneOf(mark), mark.outsideMarket && styles['beyond'])}>
              <Words mark={mark} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const GOOD: ReadonlySet<ChartMarkKind> = new Set(['takeProfit', 'demand']);
const BAD: ReadonlySet<ChartMarkKind> = new Set(['stop', 'supply']);

/** A box, or a line where it has no height. */
const outlineOf = ({ x, y, width, height }: ChartMarkDto): string =>
  height === 0 ? `M${x} ${y}h${width}` : `M${x} ${y}h${width}v${height}h${-width}z`;

const share = (part: number, whole: number): string => `${(part / whole) * 100}%`;

/** Where the candles end: levels go as far as they do. */
const endOf = (marks: readonly ChartMarkDto[]): number => {
  const ends = marks.filter(({ of }) => LAYER_OF[of] !== 'read' || of === 'plot').map(({ x, width }) => x + width);
  return ends.length === 0 ? Number.POSITIVE_INFINITY : Math.max(...ends);
};

/** A level or a zone, which gets its name and price; what was read is printed in the picture already. */
type NamedMark = ChartMarkDto & { of: Exclude<ChartMarkKind, 'plot' | 'label' | 'unfitLabel'> };
const isNamed = (mark: ChartMarkDto): mark is NamedMark => LAYER_OF[mark.of] !== 'read';
/** A zone is told by its colour: its name stands below the picture. */
const isZone = ({ of }: NamedMark): boolean => LAYER_OF[of] === 'zones';

const toneOf = ({ of }: NamedMark): string =>
  cx(styles[LAYER_OF[of]], GOOD.has(of) && styles['good'], BAD.has(of) && styles['bad']);

interface NamePlace {
  mark: NamedMark;
  /** Its middle, in pixels of the picture. */
  y: number;
}

/** Names of lines stand beside the picture, apart from each other. */
function placesOf(marks: readonly NamedMark[], { height, scale }: { height: number; scale: number }): NamePlace[] {
  const places = spreadNames(
    marks.map(({ y }) => y * scale),
    NAME.height,
    height * scale,
  );
  return marks.map((mark, index) => ({ mark, y: (places[index] ?? 0) / scale }));
}

function Words({ mark: { of, text, outsideMarket }, isShort = false }: { mark: NamedMark; isShort?: boolean }) {
  const { t } = chartAnalysisTexts.use();
  return (
    <>
      {t(`drawing.${of}`)} <span className="figures">{text}</span>
      {outsideMarket && <b className={isShort ? 'visually-hidden' : undefined}> {t('market.outside')}</b>}
    </>
  );
}
