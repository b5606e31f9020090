import { type ReactNode, useRef, useState } from 'react';
import { behindFigure, formatDateTime } from '@/shared/format';
import type { MoneyWay } from '@/shared/money/money-way';
import { sharedTexts } from '@/shared/texts';
import { cx } from '@/shared/ui/class-names';
import { LazyPart, lazyPart } from '@/shared/ui/lazy-part';
import { type Mark, MarkTag } from '@/shared/ui/marks';
import { Skeleton } from '@/shared/ui/skeleton';
import styles from '@/shared/ui/receipt.module.css';

/** The sheet comes when somebody reaches for a figure: most readers of a page open none. */
const receiptSheet = lazyPart(async () => (await import('@/shared/ui/receipt-sheet')).ReceiptSheet);

/** Where the sheet stands beside the page. */
export const WIDE = '(min-width: 768px)';

export interface ReceiptRow {
  label: ReactNode;
  /** The figure, already formatted. */
  value: ReactNode;
  unit?: string;
  /** How it enters the sum: `×`, `+`, `−`, `÷`. */
  operator?: '×' | '+' | '\u2212' | '÷';
  /** A second line in small: a rate's name, an exchange, a day. */
  note?: ReactNode;
  mark?: Mark;
  /** Rows of one group share a heading; it is written where the group begins. */
  group?: string;
}

export interface ReceiptContent {
  /** What the figure is: `예상 월 리베이트`. */
  title: string;
  rows: readonly ReceiptRow[];
  sum: { label?: ReactNode; value: ReactNode; unit?: string };
  /** Who says so. */
  source?: string | undefined;
  /** The instant the data were made or read. */
  at?: string | undefined;
  marks?: readonly Mark[];
  /** One or two sentences: a rounding, a rule, what is not included. */
  note?: ReactNode;
  /** Who pays the amount, when and where, if it is money that reaches the member. */
  way?: MoneyWay | undefined;
  /** A way on: to all rows, to the setting. */
  action?: ReactNode;
}

/** The paper itself: rows with leader dots, a sum under a line, source and time. Also stands on a page, as on the home page. */
export function Receipt({ title, rows, sum, source, at, marks = [], note, way, action }: ReceiptContent) {
  const { t, language } = sharedTexts.use();
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
          <li key={index} className={styles['entry']}>
            {row.group !== undefined && row.group !== rows[index - 1]?.group && (
              <div className={styles['group']}>{row.group}</div>
            )}
            <div className={styles['row']}>
              <span className={styles['label']}>{row.label}</span>
              <span className={styles['leader']} aria-hidden />
              <span className={cx('figures', styles['value'])}>
                {row.operator !== undefined && <span className={styles['operator']}>{row.operator}</span>}
                {row.value}
                {row.unit !== undefined && <span className={styles['unit']}>{behindFigure(row.unit)}</span>}
              </span>
            </div>
            {(row.note !== undefined || row.mark !== undefined) && (
              <div className={styles['note']}>
                {row.note}
                {row.mark !== undefined && <MarkTag mark={row.mark} />}
              </div>
            )}
          </li>
        ))}
        <li className={cx(styles['row'], styles['sum'])}>
          <span>{sum.label ?? t('receipt.total')}</span>
          <span className={cx('figures', styles['total'])}>
            {sum.value}
            {sum.unit !== undefined && <span className={styles['unit']}>{behindFigure(sum.unit)}</span>}
          </span>
        </li>
      </ul>
      {note !== undefined && <p className={styles['remark']}>{note}</p>}
      {way && (
        <div className={styles['way']}>
          <p>{way.title}</p>
          <dl className={styles['origin']} aria-label={way.title}>
            {way.rows.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      {(source !== undefined || at !== undefined) && (
        <dl className={styles['origin']}>
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
                <time dateTime={at}>{formatDateTime(at, language)}</time>
              </dd>
            </div>
          )}
        </dl>
      )}
      {action !== undefined && <div className={styles['action']}>{action}</div>}
    </div>
  );
}

/** What stands on the sheet while the records behind a figure are read. */
export function ReceiptSkeleton({ rows = 4 }: { rows?: number }) {
  const { t } = sharedTexts.use();
  return (
    <div className={styles['receipt']} role="status" aria-label={t('receipt.loading')}>
      <Skeleton width="60%" height="1.2em" />
      <div className={styles['rows']}>
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className={styles['row']}>
            <Skeleton width={`${30 + ((row * 11) % 20)}%`} />
            <span className={styles['leader']} />
            <Skeleton width="22%" />
          </div>
        ))}
      </div>
    </div>
  );
}

export type WithReceiptProps = { children: ReactNode; className?: string } & (
  | { receipt: ReceiptContent }
  /** For receipts that have to be read first: `body` is only rendered while the sheet is open, and may use hooks of its own parts. */
  | { title: string; body: () => ReactNode }
);

/**
 * The dotted line and what it opens. A sheet beside the page on a wide screen, from below on a phone; Enter opens,
 * Escape closes, the focus comes back. On a wide screen the page stays in use, and the next figure takes the sheet over.
 */
export function WithReceipt({ children, className, ...rest }: WithReceiptProps) {
  const { t } = sharedTexts.use();
  const [open, setOpen] = useState(false);
  /** Unknown until it is opened for the first time. */
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
            <ReceiptSheet title={title} open={open} onOpenChange={setOpen} wide={wide} trigger={trigger}>
              {() => ('receipt' in rest ? <Receipt {...rest.receipt} /> : rest.body())}
            </ReceiptSheet>
          )}
        </LazyPart>
      )}
    </>
  );
}
