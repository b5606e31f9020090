import { Table, type TableProps } from 'antd';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { type MouseEvent, type ReactNode, type TdHTMLAttributes } from 'react';
import { adminTexts } from '@/features/admin/texts';
import { formatNumber } from '@/shared/format';
import { IconButton } from '@/shared/ui/button';
import { cx } from '@/shared/ui/class-names';
import { type ListQuery, LoadedList } from '@/shared/ui/loaded-list';
import { SkeletonRows } from '@/shared/ui/skeleton';
import styles from '@/features/admin/components/data-table.module.css';

/** A column; without a title the actions of a row, or what opens it. */
export interface Column<T> {
  title?: string;
  align?: 'right';
  width?: number | string;
  /** Words, which need twice the room of a figure where the row is folded. */
  wide?: boolean;
  /** Of a `brief` table: left to the details of a row where there is no room. */
  more?: boolean;
  /** It has nothing for this row. Without anything for any row the column is left out. */
  isEmpty?: (row: T) => boolean;
  render: (row: T, index: number) => ReactNode;
}

export interface DataTableProps<T> {
  label: string;
  rows: readonly T[];
  columns: Column<T>[];
  rowKey: (row: T) => string;
  /** The row that was just decided: fades while the list reloads. */
  leaving?: string | undefined;
  expandable?: TableProps<T>['expandable'];
  /** More columns than a tablet has room for: rows fold there too. */
  many?: boolean;
  /** On tablets rows stay lines to be compared, without the columns that are `more`. */
  brief?: boolean;
}

/** The library's scroll area is not focusable: a table of plain text could not be scrolled by keyboard. */
function letKeyboardScroll(group: HTMLDivElement | null): void {
  group?.querySelectorAll<HTMLElement>('.ant-table-content').forEach((area) => area.setAttribute('tabindex', '0'));
}

/** In narrow layouts each value has the label of its column. */
const named = (title: string | undefined): TdHTMLAttributes<HTMLElement> & { 'data-label'?: string } =>
  title === undefined ? {} : { 'data-label': title };

/**
 * A dense table that scrolls sideways instead of wrapping figures; the actions of a row stay visible. On phones a row is
 * a list of its values, and with many columns on tablets too.
 */
export function DataTable<T extends object>(props: DataTableProps<T>) {
  const { label, rows, columns, rowKey, leaving, expandable, many = false, brief = false } = props;
  const { t } = adminTexts.use();
  const unnamed = <span className="visually-hidden">{t('actions')}</span>;
  const filled = columns.filter(({ isEmpty }) => isEmpty === undefined || !rows.every(isEmpty));
  const opens = expandable && (expandable.rowExpandable === undefined || rows.some(expandable.rowExpandable));
  return (
    <div
      ref={letKeyboardScroll}
      className={cx(styles['table'], many && styles['many'], brief && styles['brief'])}
      role="group"
      aria-label={label}
    >
      <Table<T>
        size="small"
        dataSource={rows}
        columns={filled.map(({ title, render, wide = false, more = false, isEmpty: _, ...column }, index) => ({
          ...column,
          key: index,
          title: title ?? unnamed,
          onCell: () => named(title),
          render: (_value, row, place) => render(row, place),
          ...(wide || more ? { className: styles[wide ? 'wide' : 'more'] ?? '' } : {}),
          ...(title === undefined && index === filled.length - 1 ? { className: styles['last'] ?? '' } : {}),
        }))}
        rowKey={rowKey}
        pagination={false}
        scroll={{ x: 'max-content' }}
        rowClassName={(row) => (rowKey(row) === leaving ? (styles['leaving'] ?? '') : '')}
        {...(opens ? { expandable: { columnTitle: unnamed, ...expandable } } : {})}
      />
    </div>
  );
}

export interface PagedTableProps<T> extends Omit<DataTableProps<T>, 'rows'> {
  query: ListQuery<T>;
  empty: ReactNode;
  /** Rows of the skeleton. */
  skeleton?: number;
}

/** The table of an infinite list: its states and the button for the next page. */
export function PagedTable<T extends object>({ query, empty, skeleton = 8, ...table }: PagedTableProps<T>) {
  const { t } = adminTexts.use();
  return (
    <LoadedList
      query={query}
      more={t('more')}
      size="s"
      skeleton={<SkeletonRows rows={skeleton} height="40px" />}
      empty={empty}
    >
      {(items) => <DataTable<T> {...table} rows={items} />}
    </LoadedList>
  );
}

/** Name over e-mail in two small lines. */
export function MemberCell({ name, email }: { name: string; email: string }) {
  return (
    <span className={styles['member']}>
      <b>{name}</b>
      <span>{email}</span>
    </span>
  );
}

/** Exchange and UID: `Deepcoin 36100011`, or one below the other where there are many columns. */
export function UidCell({
  exchangeName,
  uid,
  stacked = false,
}: {
  exchangeName: string;
  uid: string;
  stacked?: boolean;
}) {
  return (
    <span className={cx('figures', stacked ? styles['member'] : styles['uid'])}>
      {stacked ? <b>{exchangeName}</b> : exchangeName} {stacked ? <span>{uid}</span> : <b>{uid}</b>}
    </span>
  );
}

/** A count, or a dash while it is unknown. */
export function Count({ count }: { count: number | undefined }) {
  const { t } = adminTexts.use();
  return count === undefined ? t('none') : <span className="figures">{formatNumber(count)}</span>;
}

/** Small buttons of a row, in one line. */
export function RowActions({ children }: { children: ReactNode }) {
  return <span className={styles['actions']}>{children}</span>;
}

/** Expands the row. */
export function ExpandButton({
  label,
  isOpen,
  onClick,
}: {
  label: string;
  isOpen: boolean;
  onClick: (event: MouseEvent<HTMLElement>) => void;
}) {
  return (
    <IconButton className={styles['expand']} label={label} aria-expanded={isOpen} onClick={onClick}>
      {isOpen ? <ChevronDown size={16} aria-hidden /> : <ChevronRight size={16} aria-hidden />}
    </IconButton>
  );
}
