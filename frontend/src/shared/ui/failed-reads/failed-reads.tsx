import { RotateCw } from 'lucide-react';
import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { toApiError } from '@/shared/api/api-error';
import { sharedTexts } from '@/shared/texts';
import { Button } from '@/shared/ui/button';
import { failedReadsTexts } from '@/shared/ui/failed-reads/texts';
import { NoFigure } from '@/shared/ui/figure';
import { Notice } from '@/shared/ui/notice';
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

/** Of pages on which a failure that concerns several parts is told once on top, instead of by each of them. */
export function TellsFailures({ children }: { children: ReactNode }) {
  const [byPlace, setByPlace] = useState<ReadonlyMap<string, Failed>>(new Map());
  const failures = useMemo<Failures>(
    () => ({
      all: [...byPlace.values()],
      tell: (place, failed) =>
        setByPlace((before) => {
          const after = new Map(before);
          if (failed) after.set(place, failed);
          else after.delete(place);
          return after;
        }),
    }),
    [byPlace],
  );
  return (
    <ErrorParts value={PARTS}>
      <FailuresContext value={failures}>{children}</FailuresContext>
    </ErrorParts>
  );
}

const isShared = ({ message }: Failed, _: number, all: readonly Failed[]): boolean =>
  all.filter((other) => other.message === message).length > 1;

/** In place of an error: a line where others failed in the same way, since the page tells it on top. */
function FailedPart(props: ErrorStateProps) {
  const { t } = failedReadsTexts.use();
  const { all, tell } = use(FailuresContext);
  const place = useId();
  const { title, children, error, onRetry } = props;
  const { message, requestId } = toApiError(error);
  // A receipt lies above the page, which could not be told about it.
  const isTold = use(TrailContext)?.follow === undefined && children === undefined && onRetry !== undefined;
  const retry = useRef(onRetry);
  useEffect(() => {
    retry.current = onRetry;
  });
  // Before it is drawn: an error that is told on top is not announced by its part as well.
  useLayoutEffect(() => {
    if (!isTold) return;
    tell(place, { message, requestId, retry: () => retry.current?.() });
    return () => tell(place, undefined);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `tell` changes with what was told
  }, [place, isTold, message, requestId]);
  if (isTold && all.filter((failed) => failed.message === message).length > 1)
    return <p className={styles['part']}>{title ?? <NoFigure label={t('part')} />}</p>;
  return <ErrorBlock {...props} />;
}

/** The pressed button goes once something is read again. */
const keepFocus = (button: HTMLButtonElement | null) => () => {
  if (document.activeElement === button) document.getElementById('content')?.focus({ preventScroll: true });
};

/** On top of the page: what happened, once, and one button that reads all of it again. */
function FailedReads() {
  const { t } = failedReadsTexts.use();
  const shared = sharedTexts.use();
  const failed = use(FailuresContext).all.filter(isShared);
  const id = failed.find(({ requestId }) => requestId !== undefined)?.requestId;
  if (failed.length === 0) return null;
  return (
    <Notice
      tone="problem"
      title={t('title')}
      action={
        <Button
          size="s"
          ref={keepFocus}
          icon={<RotateCw size={14} aria-hidden />}
          onClick={() => failed.forEach(({ retry }) => retry())}
        >
          {shared.t('state.retry')}
        </Button>
      }
    >
      {[...new Set(failed.map(({ message }) => message))].map((message) => (
        <p key={message}>{message}</p>
      ))}
      {id !== undefined && <p className="figures">{shared.t('error.requestId', { id })}</p>}
    </Notice>
  );
}
