import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { toApiError } from '@/shared/api/api-error';
import { sharedTexts } from '@/shared/texts';
import { FailureNotice } from '@/shared/ui/failed-reads/failure-notice';
import { failedReadsTexts } from '@/shared/ui/failed-reads/texts';
import { NoFigure } from '@/shared/ui/figure';
import { TrailContext } from '@/shared/ui/receipt-trail';
import { ErrorBlock, ErrorParts, type ErrorStateProps } from '@/shared/ui/state';
import styles from '@/shared/ui/failed-reads/failed-reads.module.css';

interface Failed {
  message: string;
  requestId: string | undefined;
  retry: () => void;
}

interface Failures {
  all: readonly Failed[];
  tell: (place: string, failed: Failed | undefined) => void;
}

const FailuresContext = createContext<Failures>({ all: [], tell: () => undefined });
const PARTS = { Part: FailedPart, Top: FailedReads };

/** Provider for pages that show an error shared by several parts once, at the top, instead of in each part. */
export function TellsFailures({ children }: { children: ReactNode }) {
  const [byPlace, setByPlace] = useState<ReadonlyMap<string, Failed>>(new Map());
  const tell = useCallback<Failures['tell']>(
    (place, failed) =>
      setByPlace((before) => {
        const after = new Map(before);
        if (failed) after.set(place, failed);
        else after.delete(place);
        return after;
      }),
    [],
  );
  const failures = useMemo<Failures>(() => ({ all: [...byPlace.values()], tell }), [byPlace, tell]);
  return (
    <ErrorParts value={PARTS}>
      <FailuresContext value={failures}>{children}</FailuresContext>
    </ErrorParts>
  );
}

const isShared = ({ message }: Failed, _: number, all: readonly Failed[]): boolean =>
  all.filter((other) => other.message === message).length > 1;

/** Replaces `ErrorBlock`: a dash in place of a figure, one quiet line in place of anything else, where other parts failed with the same message, which the top of the page shows. */
function FailedPart(props: ErrorStateProps) {
  const { t } = failedReadsTexts.use();
  const { all, tell } = use(FailuresContext);
  const place = useId();
  const { title, children, error, onRetry } = props;
  const { message, requestId } = toApiError(error);
  // Receipts lie above the page and show their own errors.
  const isTold = use(TrailContext)?.follow === undefined && children === undefined && onRetry !== undefined;
  const retry = useRef(onRetry);
  useEffect(() => {
    retry.current = onRetry;
  });
  // A layout effect, so that no part announces an error that the top of the page announces.
  useLayoutEffect(() => {
    if (!isTold) return;
    tell(place, { message, requestId, retry: () => retry.current?.() });
    return () => tell(place, undefined);
  }, [tell, place, isTold, message, requestId]);
  if (isTold && all.filter((failed) => failed.message === message).length > 1)
    return (
      <p className={styles['part']}>
        {title ?? (
          <>
            <span className={styles['dash']}>
              <NoFigure label={t('part')} />
            </span>
            <span className={styles['words']}>{t('part')}</span>
          </>
        )}
      </p>
    );
  return <ErrorBlock {...props} />;
}

/** At the top of the page: each shared error message once, and one button that retries all reads that failed with it. */
function FailedReads() {
  const { t } = sharedTexts.use();
  const failed = use(FailuresContext).all.filter(isShared);
  const id = failed.find(({ requestId }) => requestId !== undefined)?.requestId;
  if (failed.length === 0) return null;
  return (
    <FailureNotice onRetry={() => failed.forEach(({ retry }) => retry())}>
      {[...new Set(failed.map(({ message }) => message))].map((message) => (
        <p key={message}>{message}</p>
      ))}
      {id !== undefined && <p className="figures">{t('error.requestId', { id })}</p>}
    </FailureNotice>
  );
}
