import { type CSSProperties, type ReactNode, useContext, useRef, useState } from 'react';
import { behindFigure, formatDateTime } from '@/shared/format';
import { sharedTexts } from '@/shared/texts';
import { cx } from '@/shared/ui/class-names';
import { factFoot } from '@/shared/ui/fact-foot-part';
import { LazyPart, lazyPart } from '@/shared/ui/lazy-part';
import { MarkTag } from '@/shared/ui/marks';
import type { ReceiptContent, ReceiptRow } from '@/shared/ui/receipt-content';
import { type ShownFigure, TrailContext } from '@/shared/ui/receipt-trail';
import { Skeleton } from '@/shared/ui/skeleton';
import styles from '@/shared/ui/receipt.module.css';
import foot from '@/shared/ui/receipt-foot.module.css';

/** The sheet is loaded on first use: most readers open none. */
const receiptSheet = lazyPart(async () => (await import('@/shared/ui/receipt-sheet')).ReceiptSheet);

/** From this width on the sheet is along the edge of the page. */
export const WIDE = '(min-width: 768px)';

export type { ReceiptContent, ReceiptRow };

/** The receipt itself: rows with leader dots, sum line, source and time. Also used directly on pages. */
export function Receipt(content: ReceiptContent) {
  const { title, rows, sum, exact, below, source, at, marks = [], note, way, number, action } = content;
  const { t, language } = sharedTexts.use();
  const shownRow = useContext(TrailContext)?.shownRow;
  return (
    <div className={styles['receipt']}>
      <div className={styles['head']}>
        <p className={styles['title']}>{title}</p>
        {marks.map((mark) => (
          <MarkTag key={mark} mark={mark} />
        ))}
      </div>
      <ul className={styles['rows']}>
        {rows.map((row, index) => (
          <Line key={index} row={row} index={index} before={rows[index - 1]} />
        ))}
        <li className={cx(styles['row'], styles['sum'])} style={line(rows.length > LONG ? 0 : rows.length)}>
          <span>{sum.label ?? t('receipt.total')}</span>
          <span className={cx('figures', styles['total'])} data-length={lengthOf(sum.value)}>
            {sum.value}
            {sum.unit != null && <span className={styles['unit']}>{behindFigure(sum.unit)}</span>}
          </span>
        </li>
        {exact && <Line row={exact} index={rows.length} />}
        {shownRow?.([sum, ...(exact ? [exact] : []), ...rows])}
      </ul>
      {below}
      {note != null && <p className={foot['remark']}>{note}</p>}
      {way && (
        <div className={foot['way']}>
          <p>{way.title}</p>
          <dl className={foot['origin']} aria-label={way.title}>
            {way.rows.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      {number === undefined ? (
        <>
          <dl className={foot['origin']}>
            {source !== undefined && (
              <div>
                <dt>{t('receipt.source')}</dt>
                <dd>{source}</dd>
              </div>
            )}
            {at !== undefined && (
              <div>
                <dt>{t('receipt.at')}</dt>
                <dd>
                  <time dateTime={new Date(at).toISOString()}>{formatDateTime(at, language)}</time>
                </dd>
              </div>
            )}
          </dl>
          {action != null && <div className={foot['action']}>{action}</div>}
        </>
      ) : (
        <LazyPart part={factFoot} quiet>
          {(FactFoot) => <FactFoot content={content} Receipt={Receipt} />}
        </LazyPart>
      )}
    </div>
  );
}

interface LineProps {
  row: ReceiptRow;
  index: number;
  /** The row above, whose group it may share. */
  before?: ReceiptRow | undefined;
}

/** One row; the whole line opens what is behind it. */
export function Line({ row, index, before }: LineProps) {
  const { group, label, note, mark, behind } = row;
  const Opens = useContext(TrailContext)?.Opens;
  const words = (
    <>
      <span className={styles['label']}>{label}</span>
      <span className={styles['leader']} aria-hidden />
      <Value row={row} />
    </>
  );
  return (
    <li className={styles['entry']} style={line(index)}>
      {group !== undefined && group !== before?.group && <div className={styles['group']}>{group}</div>}
      {behind && Opens ? <Opens behind={behind}>{words}</Opens> : <div className={styles['row']}>{words}</div>}
      {(note != null || mark != null) && (
        <div className={styles['note']}>
          {unbroken(note)}
          {mark != null && <MarkTag mark={mark} />}
        </div>
      )}
    </li>
  );
}

function Value({ row: { value, unit, operator } }: { row: Pick<ReceiptRow, 'value' | 'unit' | 'operator'> }) {
  return (
    <span className={cx('figures', styles['value'])}>
      {operator != null && (
        <span className={cx(styles['operator'], (operator === '+' || operator === '\u2212') && styles['sign'])}>
          {operator}
        </span>
      )}
      {value}
      {unit != null && <span className={styles['unit']}>{behindFigure(unit)}</span>}
    </span>
  );
}

/** The calculation that ends a note: `UID 36100011, ` and `fee of 10 USDT × 50%`. */
const CALCULATION = /^(.*), (\D+[\d.,]+ [A-Z]+ × [\d.,]+%)$/;

/** A note whose calculation does not break; it stands apart instead of behind a comma. */
function unbroken(note: ReactNode): ReactNode {
  const [, before, calculation] = (typeof note === 'string' && CALCULATION.exec(note)) || [];
  if (calculation === undefined) return note;
  return (
    <>
      <span>
        {before}
        <span className="visually-hidden">, </span>
      </span>
      <span className={foot['calculation']}>{calculation}</span>
    </>
  );
}

/** With more rows than a sheet shows at once, the sum that stays in sight is printed first. */
const LONG = 10;

/** Place of a line in the order of printing. */
function line(index: number): CSSProperties {
  return { '--line': index } as CSSProperties;
}

/** Longer sums take smaller type, so that they never break. */
function lengthOf(value: ReactNode): 'long' | 'longer' | undefined {
  const { length } = typeof value === 'string' ? value : '';
  return length > 16 ? 'longer' : length > 9 ? 'long' : undefined;
}

/** Skeleton while the data of a receipt is loading. */
export function ReceiptSkeleton({ rows = 4 }: { rows?: number }) {
  const { t } = sharedTexts.use();
  return (
    <div className={styles['receipt']} role="status" aria-label={t('receipt.loading')}>
      <Skeleton width="60%" height="1.2em" />
      <div className={styles['rows']}>
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className={cx(styles['row'], styles['waiting'])}>
            <Skeleton width={`${30 + ((row * 11) % 20)}%`} />
            <span className={styles['leader']} />
            <Skeleton width="22%" />
          </div>
        ))}
        <div className={cx(styles['row'], styles['sum'])}>
          <Skeleton width="4em" />
          <span className={styles['total']}>
            <Skeleton width="5em" />
          </span>
        </div>
      </div>
    </div>
  );
}

export type WithReceiptProps = {
  children: ReactNode;
  className?: string | undefined;
  /** How the figure is shown, where it is not the first of the children. */
  shown?: ShownFigure | undefined;
} & (
  | { receipt: ReceiptContent }
  /** For receipts that have to be loaded: `body` is rendered only while the sheet is open and may use hooks. */
  | { title: string; body: () => ReactNode }
);

/**
 * The dotted link and its receipt. It comes onto a desk along the edge of wide screens, from the bottom on phones; Enter
 * opens, Escape closes, the focus returns. On wide screens the page stays usable and where it is, and another figure
 * replaces the sheet.
 */
export function WithReceipt({ children, className, shown, ...rest }: WithReceiptProps) {
  const { t } = sharedTexts.use();
  const [open, setOpen] = useState(false);
  /** Unknown until opened for the first time. */
  const [wide, setWide] = useState<boolean>();
  const trigger = useRef<HTMLButtonElement>(null);
  const title = 'receipt' in rest ? rest.receipt.title : rest.title;
  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={cx(styles['trigger'], className)}
        data-receipt-trigger=""
        data-state={open ? 'open' : 'closed'}
        title={t('receipt.open', { title })}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={receiptSheet.prepare}
        onFocus={receiptSheet.prepare}
        onClick={() => {
          if (!open) setWide(matchMedia(WIDE).matches);
          setOpen(!open);
        }}
      >
        {children}
        <span className="visually-hidden">, {t('receipt.kicker')}</span>
      </button>
      {wide !== undefined && (
        <LazyPart
          part={receiptSheet}
          onFailed={() => {
            setOpen(false);
            setWide(undefined);
          }}
        >
          {(ReceiptSheet) => (
            <ReceiptSheet
              title={title}
              open={open}
              onOpenChange={setOpen}
              wide={wide}
              trigger={trigger}
              shown={shown}
              loads={'body' in rest}
            >
              {() => ('receipt' in rest ? <Receipt {...rest.receipt} /> : rest.body())}
            </ReceiptSheet>
          )}
        </LazyPart>
      )}
    </>
  );
}
