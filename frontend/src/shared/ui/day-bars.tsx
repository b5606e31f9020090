import { scaleBand, scaleLinear } from 'd3-scale';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type DecimalInput, parseDecimal, toDecimalString } from '@/shared/decimal';
import { formatDay, formatNumber, type NumberFormat } from '@/shared/format';
import { sharedTexts } from '@/shared/texts';
import { uiTexts } from '@/shared/ui/texts';
import { cx } from '@/shared/ui/class-names';
import { outshining } from '@/shared/ui/day-bars.rules';
import { Fall } from '@/shared/ui/day-bars-fall';
import { type Mark, MarkTag } from '@/shared/ui/marks';
import styles from '@/shared/ui/day-bars.module.css';

/** What a bar is the sum of, from the ground up. */
export interface BarPart {
  name: string;
  value: DecimalInput;
  /** Which of the tones it has on all days; `BarTone` shows it beside the name. */
  tone: number;
}

export interface DayBar {
  /** `YYYY-MM-DD`, the label of the day. */
  day: string;
  /** Null without a report: the place stays empty and is not a zero. */
  value: DecimalInput | null;
  /** Drawn one above the other; none below zero. */
  parts?: readonly BarPart[];
  mark?: Mark;
}

export interface DayBarsProps {
  days: readonly DayBar[];
  /** Description for screen readers and the table. */
  label: string;
  unit: string;
  digits?: number;
  height?: number;
  /** Draws a line from 0 through the values instead of bars: for sums that accumulate from day to day, such as a profit. */
  line?: boolean;
  /** Stands in place of every figure that somebody may not see; the line stays. */
  masked?: string | undefined;
  /** The largest fall of a line, named below it; from null it fell from 0 on. */
  fall?: { from: string | null; to: string; words: string } | undefined;
  /** Opens the rows of a day: by click, Enter or Space. */
  onSelect?: (day: string) => void;
}

const PAD = { top: 12, bottom: 22 };
/** Width of a character of the figure beside the bars, and its distance from them, px. */
const SIGN = 7.5;
const APART = 8;
/** Least distance of the figures beside the bars from each other, px. */
const LEAST_APART = 14;
/** Least characters reserved beside the bars, so that charts of the same days have the same width. */
const SIGNS = 6;
/** Between the parts of a bar, px. */
const SEAM = 1;
/** Least width of a bar whose parts may have an edge, px. */
const LEAST_EDGED = 5;
/** Broken bars, px: room above the other bars, height of the part above the gap, gap, slant of the gap, width of the figure. */
const BROKEN = { room: 20, end: 11, gap: 3, slant: 3, figure: 60 };
/** Width for each of the dates at the ends, with which one more has room between them, px. */
const LEAST_DATED = 120;
/** Mark below the first day of a week, px. */
const WEEK_MARK = 5;
/** SVG path, relative to its tip, of the marker below the selected day of stacked bars: their tones cannot show the selection. */
const POINTER = 'l4 6h-8z';

const isMonday = (day: string): boolean => new Date(`${day}T00:00:00Z`).getUTCDay() === 1;

/**
 * A bar per day, or a line through all of them. Arrow keys move through the days; the selected day is shown above in words; screen readers get a table
 * of the values.
 */
export function DayBars({
  days,
  label,
  unit,
  digits = 2,
  height = 200,
  line = false,
  masked,
  fall,
  onSelect,
}: DayBarsProps) {
  const { t, language } = uiTexts.use();
  const told = (value: DecimalInput, options: NumberFormat = { digits }): string =>
    masked ?? formatNumber(value, options);
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(640);
  const [chosen, setChosen] = useState<number>();

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(entry.contentRect.width);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  // Bar lengths may be floats; texts use the decimal itself.
  const lengths = days.map(({ value }) => (value === null ? 0 : lengthOf(value)));
  const isStacked = days.some(({ parts = [] }) => parts.some(({ tone }) => tone > 0));
  const broken = line || isStacked ? [] : outshining(lengths);
  const y = scaleLinear()
    .domain([Math.min(0, ...lengths), Math.max(0, ...lengths.filter((_, index) => !broken.includes(index))) || 1])
    .nice(4)
    .range([height - PAD.bottom, PAD.top + (broken.length === 0 ? 0 : BROKEN.room)]);
  const marked = y.ticks(3);
  const step = (marked[1] ?? 1) - (marked[0] ?? 0);
  const places = marked.map((tick) => Math.round(tick / step));
  // A low chart has room for every second tick only, or fewer, but for one; all are equally far from each other and from 0.
  const every = Math.min(
    Math.ceil(LEAST_APART / Math.abs(y(step) - y(0))),
    Math.max(1, ...places.map((place) => Math.abs(place))),
  );
  const ticks = marked
    .filter((tick, index) => tick !== 0 && (places[index] ?? 0) % every === 0)
    .map((tick) => ({ tick, words: told(tick, { digits: 2, trim: true }) }));
  // Figures are beside the bars, never on them.
  const right = width - APART - SIGN * Math.max(SIGNS, ...ticks.map(({ words }) => words.length));
  const x = scaleBand<number>()
    .domain(days.map((_, index) => index))
    .range([0, right])
    .paddingInner(days.length > 45 ? 0.25 : 0.35);
  const ground = y(0);
  const middleOf = (index: number): number => (x(index) ?? 0) + x.bandwidth() / 2;
  // A line may leave days out: the one before stands for them.
  const placeOf = (day: string | null): number => (day === null ? -1 : days.findLastIndex((one) => one.day <= day));
  const active = chosen ?? lastKnown(days);
  const shown = active === undefined ? undefined : days[active];
  const edges = days.length > 1 ? [0, days.length - 1] : days.length === 1 ? [0] : [];
  const middle = right >= LEAST_DATED * edges.length && days.length > 2 ? (days.length - 1) >> 1 : undefined;
  const dated = middle === undefined ? edges : [...edges, middle];

  const focusBar = (index: number): void => {
    setChosen(index);
    frame.current?.querySelector<SVGElement>(`[data-bar="${index}"]`)?.focus();
  };
  const move = (event: KeyboardEvent): void => {
    if (active === undefined) return;
    const last = days.length - 1;
    const next = {
      ArrowRight: active + 1,
      ArrowLeft: active - 1,
      Home: 0,
      End: last,
      PageUp: active - 7,
      PageDown: active + 7,
    }[event.key];
    if (next !== undefined) {
      event.preventDefault();
      focusBar(Math.max(0, Math.min(last, next)));
    }
    if ((event.key === 'Enter' || event.key === ' ') && shown) {
      event.preventDefault();
      onSelect?.(shown.day);
    }
  };

  if (days.length === 0) return <p className={styles['none']}>{t('chart.none')}</p>;

  return (
    <figure>
      <figcaption className={cx('figures', styles['readout'])} aria-live="polite">
        {shown && (
          <>
            <span>{formatDay(shown.day, language)}</span>
            <b>{shown.value === null ? '—' : `${told(shown.value)} ${unit}`}</b>
            {shown.mark && <MarkTag mark={shown.mark} />}
          </>
        )}
      </figcaption>
      <div ref={frame} onPointerLeave={() => setChosen(undefined)}>
        <svg
          className={styles['plot']}
          viewBox={`0 0 ${width} ${height}`}
          height={height}
          width="100%"
          role="group"
          aria-label={label}
          onKeyDown={move}
        >
          {fall && (
            <Fall
              from={placeOf(fall.from) < 0 ? 0 : middleOf(placeOf(fall.from))}
              to={middleOf(Math.max(0, placeOf(fall.to)))}
              top={PAD.top}
              bottom={height - PAD.bottom}
              words={fall.words}
            />
          )}
          {ticks.map(({ tick, words }) => (
            <g key={tick} aria-hidden>
              <line className={styles['grid']} x1={0} x2={right} y1={y(tick)} y2={y(tick)} />
              <text className={styles['tick']} x={width} y={y(tick) + 4} textAnchor="end">
                {words}
              </text>
            </g>
          ))}
          {days.map(({ day }, index) =>
            isMonday(day) ? (
              <line
                key={day}
                className={styles['week']}
                data-week=""
                x1={x(index)}
                x2={x(index)}
                y1={height - PAD.bottom}
                y2={height - PAD.bottom + WEEK_MARK}
                aria-hidden
              />
            ) : null,
          )}
          <line className={styles['ground']} x1={0} x2={right} y1={ground} y2={ground} aria-hidden />
          {ticks.length > 0 && (
            <text className={styles['tick']} x={width} y={ground + 4} textAnchor="end" aria-hidden>
              0
            </text>
          )}
          {days.map(({ day, value, mark, parts = [] }, index) => {
            const left = x(index) ?? 0;
            const top = y(lengths[index] ?? 0);
            const words = parts.length > 1 ? parts.map((part) => `, ${part.name} ${told(part.value)}`).join('') : '';
            return (
              <g
                key={day}
                data-bar={index}
                role={onSelect ? 'button' : 'img'}
                tabIndex={index === active ? 0 : -1}
                aria-label={`${formatDay(day, language)}, ${value === null ? sharedTexts.t('state.unknown') : `${told(value)} ${unit}`}${words}`}
                className={cx(
                  styles['bar'],
                  index === active && styles['chosen'],
                  mark && styles['amber'],
                  isStacked && styles['stacked'],
                  x.bandwidth() < LEAST_EDGED && styles['narrow'],
                  onSelect && styles['selectable'],
                )}
                onPointerEnter={() => setChosen(index)}
                onFocus={() => setChosen(index)}
                onClick={() => onSelect?.(day)}
              >
                <rect
                  className={styles['hit']}
                  x={left - (x.step() - x.bandwidth()) / 2}
                  y={0}
                  width={x.step()}
                  height={height - PAD.bottom}
                />
                {isStacked && index === active && (
                  <path className={styles['pointer']} d={`M${middleOf(index)} ${height - PAD.bottom + 1}${POINTER}`} />
                )}
                {line ? (
                  <circle
                    className={cx(styles['point'], days.length === 1 && styles['alone'])}
                    cx={left + x.bandwidth() / 2}
                    cy={top}
                    r={3}
                  />
                ) : value === null ? (
                  <line className={styles['gap']} x1={left} x2={left + x.bandwidth()} y1={ground} y2={ground} />
                ) : broken.includes(index) ? (
                  <>
                    <path className={styles['fill']} d={brokenBar(left, left + x.bandwidth(), ground)} />
                    <BrokenFigure
                      left={left}
                      right={left + x.bandwidth()}
                      end={right}
                      others={broken.flatMap((other) => (other === index ? [] : (x(other) ?? [])))}
                    >
                      {told(value, { digits, trim: true })}
                    </BrokenFigure>
                  </>
                ) : (
                  piecesOf(lengths[index] ?? 0, parts).map(({ from, to, tone }, piece) => (
                    <rect
                      key={tone}
                      className={cx(styles['fill'], isStacked && tones[tone % tones.length])}
                      x={left}
                      y={Math.min(y(from), y(to))}
                      width={x.bandwidth()}
                      height={Math.max(1, Math.abs(y(from) - y(to)) - (piece === 0 ? 0 : SEAM))}
                      rx={parts.length > 1 ? 0 : Math.min(2, x.bandwidth() / 2)}
                    />
                  ))
                )}
              </g>
            );
          })}
          {line && (
            <polyline
              className={styles['curve']}
              points={[`0,${ground}`, ...lengths.map((value, index) => `${middleOf(index)},${y(value)}`)].join(' ')}
              aria-hidden
            />
          )}
          {dated.map((index) => (
            <text
              key={index}
              className={styles['tick']}
              x={index === middle ? (x(index) ?? 0) + x.bandwidth() / 2 : index === 0 ? 0 : right}
              y={height - 4}
              textAnchor={index === middle ? 'middle' : index === 0 ? 'start' : 'end'}
              aria-hidden
            >
              {formatDay(days[index]?.day ?? '', language)}
            </text>
          ))}
        </svg>
      </div>
      {/* The box clips the table, whose height cannot be less than its rows and would extend the page. */}
      <div className="visually-hidden">
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th>{t('chart.day')}</th>
              <th>{unit}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, value }) => (
              <tr key={day}>
                <td>{formatDay(day, language)}</td>
                <td>{value === null ? '—' : told(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

const tones = [styles['first'], styles['second'], styles['third'], styles['fourth']];

/** The tone of a part, beside its name. */
export function BarTone({ tone }: { tone: number }) {
  return <span className={cx(styles['tone'], tones[tone % tones.length])} aria-hidden />;
}

const lengthOf = (value: DecimalInput): number =>
  Number(toDecimalString(parseDecimal(value) ?? { units: 0n, scale: 0 }));

/** The figure of a broken bar, left out where another broken bar is too near; the line above the chart says it. */
function BrokenFigure({
  left,
  right,
  end,
  others,
  children,
}: {
  left: number;
  right: number;
  end: number;
  others: readonly number[];
  children: string;
}) {
  const isFree = (from: number, to: number): boolean =>
    from >= 0 && to <= end && others.every((other) => other < from - BROKEN.figure || other > to);
  const isAfter = isFree(right, right + BROKEN.figure);
  if (!isAfter && !isFree(left - BROKEN.figure, left)) return null;
  return (
    <text
      className={styles['tick']}
      x={isAfter ? right + APART / 2 : left - APART / 2}
      y={PAD.top + BROKEN.end - 1}
      textAnchor={isAfter ? 'start' : 'end'}
      aria-hidden
    >
      {children}
    </text>
  );
}

/** Path of a broken bar: full height whatever its value, with a slanting gap below the top. */
function brokenBar(from: number, to: number, ground: number): string {
  const end = PAD.top + BROKEN.end;
  const start = end + BROKEN.gap;
  return (
    `M${from} ${PAD.top}H${to}V${end - BROKEN.slant}L${from} ${end}Z` +
    `M${from} ${ground}H${to}V${start - BROKEN.slant}L${from} ${start}Z`
  );
}

/** The parts of a bar as spans of its scale; one span where there are none, or one of them is taken away from the others. */
function piecesOf(length: number, parts: readonly BarPart[]): { from: number; to: number; tone: number }[] {
  const lengths = parts.map(({ value }) => lengthOf(value));
  if (parts.length === 0 || lengths.some((part) => part < 0)) return [{ from: 0, to: length, tone: 0 }];
  let from = 0;
  return parts.map(({ tone }, index) => ({ from, to: (from += lengths[index] ?? 0), tone }));
}

function lastKnown(days: readonly DayBar[]): number | undefined {
  const index = days.findLastIndex(({ value }) => value !== null);
  return index === -1 ? (days.length > 0 ? days.length - 1 : undefined) : index;
}
