import { Table, type TableColumnsType, type TableProps } from 'antd';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { type MouseEvent, type ReactNode, type TdHTMLAttributes } from 'react';
import { adminTexts } from '@/features/admin/texts';
import { type ListPage, itemsOf } from '@/shared/api/pages';
import { Button, IconButton } from '@/shared/ui/button';
import { cx } from '@/shared/ui/class-names';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { Loaded } from '@/shared/ui/state';
import styles from '@/features/admin/components/data-table.module.css';

export interface DataTableProps<T> {
  label: string;
  rows: readonly T[];
  columns: TableColumnsType<T>;
  rowKey: (row: T) => string;
  /** The row that was just decided: fades while the list reloads. */
  leaving?: string | undefined;
  expandable?: TableProps<T>['expandable'];
}

/** The library's scroll area is not focusable: a table of plain text could not be scrolled by keyboard. */
function letKeyboardScroll(group: HTMLDivElement | null): void {
  group?.querySelectorAll<HTMLElement>('.ant-table-content').forEach((area) => area.setAttribute('tabindex', '0'));
}

/** In narrow layouts each value has the label of its column. */
const named = (title: unknown): TdHTMLAttributes<HTMLElement> & { 'data-label'?: string } =>
  typeof title === 'string' ? { 'data-label': title } : {};

/**
 * A dense table that scrolls sideways instead of wrapping figures; the actions of a row stay visible. On phones a row is
 * a list of its values.
 */
export function DataTable<T extends object>({ label, rows, columns, rowKey, leaving, expandable }: DataTableProps<T>) {
  const { t } = adminTexts.use();
  const unnamed = <span className="visually-hidden">{t('actions')}</span>;
  return (
    <div ref={letKeyboardScroll} className={styles['table']} role="group" aria-label={label}>
      <Table<T>
        size="small"
        dataSource={rows}
        columns={columns.map((column, index) => ({
          title: unnamed,
          onCell: () => named(column.title),
          ...(column.title === undefined && index === columns.length - 1 ? { className: styles['last'] ?? '' } : {}),
          ...column,
        }))}
        rowKey={rowKey}
        pagination={false}
        scroll={{ x: 'max-content' }}
        rowClassName={(row) => (rowKey(row) === leaving ? (styles['leaving'] ?? '') : '')}
        {...(expandable ? { expandable: { columnTitle: unnamed, ...expandable } } : {})}
      />
    </div>
  );
}

/** Result of the infinite query of a list. */
export interface PagedQuery<T> {
  data?: { pages: ListPage<T>[] } | undefined;
  error?: unknown;
  isError: boolean;
  refetch: () => unknown;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
}

export interface PagedRowsProps<T> {
  query: PagedQuery<T>;
  empty: ReactNode;
  rows?: number;
  children: (rows: T[]) => ReactNode;
}

/** An infinite list: its states and the button for the next page. */
export function PagedRows<T>({ query, empty, rows = 8, children }: PagedRowsProps<T>) {
  const { t } = adminTexts.use();
  return (
    <Loaded
      query={{ ...query, data: itemsOf(query.data) }}
      skeleton={<SkeletonRows rows={rows} height="40px" />}
      isEmpty={(items) => items.length === 0}
      empty={empty}
    >
      {(items) => (
        <>
          {children(items)}
          {query.hasNextPage && (
            <div className={styles['more']}>
              <Button size="s" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                {t('more')}
              </Button>
            </div>
          )}
        </>
      )}
    </Loaded>
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

/** Exchange and UID: `Deepcoin 36100011`. */
export function UidCell({ exchangeName, uid }: { exchangeName: string; uid: string }) {
  return (
    <span className={cx('figures', styles['uid'])}>
      {exchangeName} <b>{uid}</b>
    </span>
  );
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
