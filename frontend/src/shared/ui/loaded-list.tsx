import { type ReactNode, useEffect, useRef } from 'react';
import { toApiError } from '@/shared/api/api-error';
import { type ListPage, itemsOf } from '@/shared/api/pages';
import { sharedTexts } from '@/shared/texts';
import { uiTexts } from '@/shared/ui/texts';
import { Button } from '@/shared/ui/button';
import { Loaded, type LoadedProps } from '@/shared/ui/state';
import styles from '@/shared/ui/loaded-list.module.css';

/** Result of the infinite query of a list. */
export interface ListQuery<T> {
  data?: { pages: ListPage<T>[] } | undefined;
  error?: unknown;
  isError: boolean;
  refetch: () => unknown;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
}

export interface LoadedListProps<T> extends Omit<LoadedProps<T[]>, 'query'> {
  query: ListQuery<T>;
  /** Label of the button for the next page; without it there is none. */
  more: string | undefined;
  size?: 's' | 'm';
  /** What is around the items and the button. */
  frame?: (list: ReactNode) => ReactNode;
}

/** A list that is read page by page: its states, its items, and the button for the next page. */
export function LoadedList<T>({ query, more, size, frame = (list) => list, children, ...states }: LoadedListProps<T>) {
  return (
    <Loaded isEmpty={(items) => items.length === 0} {...states} query={{ ...query, data: itemsOf(query.data) }}>
      {(items) =>
        frame(
          <>
            {children(items)}
            {more !== undefined && <NextPage query={query} label={more} size={size} />}
          </>,
        )
      }
    </Loaded>
  );
}

/** The button keeps the focus while pages come; at the end, the sentence that takes its place has it. */
function NextPage<T>({ query, label, size }: { query: ListQuery<T>; label: string; size: 's' | 'm' | undefined }) {
  const { t } = uiTexts.use();
  const { data, error, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const place = useRef<HTMLDivElement>(null);
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isAsked.current || isFetchingNextPage) return;
    isAsked.current = false;
    // The button is disabled while it is busy, which takes the focus from it; one that has moved on stays where it is. The
    // view stays at the items that came.
    if (document.activeElement === document.body)
      place.current?.querySelector<HTMLElement>('button, p')?.focus({ preventScroll: true });
  }, [isFetchingNextPage, isFetchNextPageError, data]);
  const ask = (): void => {
    isAsked.current = true;
    void fetchNextPage();
  };
  if (!hasNextPage && (data?.pages.length ?? 0) < 2) return null;
  return (
    <div ref={place} className={styles['next']}>
      {isFetchNextPageError && <span role="alert">{toApiError(error).message}</span>}
      {hasNextPage ? (
        <Button size={size} busy={isFetchingNextPage} onClick={ask}>
          {isFetchNextPageError ? sharedTexts.t('state.retry') : label}
        </Button>
      ) : (
        <p tabIndex={-1}>{t('list.end')}</p>
      )}
    </div>
  );
}
