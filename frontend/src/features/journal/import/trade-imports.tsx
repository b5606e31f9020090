import { FileUp } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { Figure } from '@/features/journal/amounts';
import { ProfitReceipt } from '@/features/journal/components/profit-receipts';
import { HistoryPreview } from '@/features/journal/import/history-preview';
import { ImportHelp } from '@/features/journal/import/import-help';
import { ImportHistory } from '@/features/journal/import/import-history';
import { ImportSteps, type ImportStep } from '@/features/journal/import/import-steps';
import { journalImportTexts } from '@/features/journal/import/texts';
import { isUnderWay, openImportOf, useImportWatch, useUnderWayText } from '@/features/journal/import/use-import-watch';
import { baseApi } from '@/shared/api/base-api';
import {
  useDeleteJournalImportMutation,
  useGetJournalStatisticsQuery,
  useListJournalImportsInfiniteQuery,
} from '@/shared/api/generated/member';
import type { HistoryPreviewDto, JournalImportDto, JournalImportStatus } from '@/shared/api/generated/schemas';
import { itemsOf } from '@/shared/api/pages';
import { uploadFile } from '@/shared/api/upload';
import { formatDay, formatNumber, seoulDay } from '@/shared/format';
import { paths } from '@/shared/paths';
import { firstTextOf } from '@/shared/table-sample';
import { ButtonLink } from '@/shared/ui/button';
import { Section } from '@/shared/ui/card';
import { FileDrop } from '@/shared/ui/file-drop';
import { Notice } from '@/shared/ui/notice';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { Stat } from '@/shared/ui/stat';
import { Loaded } from '@/shared/ui/state';
import { toastError } from '@/shared/ui/toast';
import styles from '@/features/journal/import/import.module.css';

const ACCEPTED = '.csv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface TradeImportsProps {
  /** Whether the field for a file has the focus at first: the member came for it. */
  takesFocus: boolean;
}

/** Trade histories as files: upload, preview, progress, and what was imported, to be undone. */
export function TradeImports({ takesFocus }: TradeImportsProps) {
  const { t } = journalImportTexts.use();
  const dispatch = useDispatch();
  const query = useListJournalImportsInfiniteQuery({});
  const [sending, setSending] = useState<{ name: string; share: number }>();
  /** The file that was sent or confirmed here, its first text, and what was confirmed of it. */
  const [own, setOwn] = useState<{ id: string; begins?: string; preview?: HistoryPreviewDto }>();
  const imports = itemsOf(query.data);
  const open = openImportOf(imports);
  const [isFresh, setFresh] = useState(true);
  if (isFresh && (open || sending)) setFresh(false);
  const ended = open ? undefined : imports?.find(({ id }) => id === own?.id);
  const upload = async (file: File): Promise<void> => {
    setSending({ name: file.name, share: 0 });
    const path = `/api/journal/imports/file?${new URLSearchParams({ fileName: file.name }).toString()}`;
    try {
      const { id } = await uploadFile<JournalImportDto>(path, file, (share) => setSending({ name: file.name, share }));
      setOwn({ id, begins: await firstTextOf(file) });
    } catch (error) {
      toastError(t('uploadFailed'), error);
    } finally {
      dispatch(baseApi.util.invalidateTags(['journal']));
      setSending(undefined);
    }
  };
  const isDone = ended?.status === 'done';
  const isOver = isDone && !sending;
  const step = sending ? 'file' : stepOf(open?.status);
  const stage = useFocusOfStep(step);
  return (
    <Section title={t('byFile')} lead={isOver ? undefined : t('lead')}>
      <div className={styles['parts']}>
        {!isOver && <ImportSteps step={step} />}
        <div ref={stage} tabIndex={-1} className={styles['stage']}>
          {sending && (
            <Progress label={t('sending', { name: sending.name })} percent={Math.round(sending.share * 100)} />
          )}
          {!sending && open && (
            <OpenImport
              key={open.id}
              id={open.id}
              listed={open.status}
              begins={own?.id === open.id ? own.begins : undefined}
              onConfirmed={(preview) => setOwn({ id: open.id, preview })}
            />
          )}
          {!sending && ended && <Ended found={ended} preview={own?.preview} />}
          {!sending && !open && (
            <>
              <FileDrop
                accept={ACCEPTED}
                autoFocus={takesFocus && isFresh}
                onPick={(file) => void upload(file)}
                low={isDone}
              >
                <FileUp size={isDone ? 16 : 20} aria-hidden />
                {isDone ? (
                  <span>{t('another')}</span>
                ) : (
                  <>
                    <span className={styles['withMouse']}>{t('drop')}</span>
                    <span className={styles['withFinger']}>{t('choose')}</span>
                    <span className={styles['quiet']}>{t('formats')}</span>
                  </>
                )}
              </FileDrop>
              {!isDone && <ImportHelp />}
            </>
          )}
        </div>
        <ImportHistory query={query} except={sending ? undefined : open?.id} />
      </div>
    </Section>
  );
}

const stepOf = (status: JournalImportStatus | undefined): ImportStep =>
  status === undefined || status === 'reading' ? 'file' : status === 'previewed' ? 'preview' : 'writing';

/** Moves the focus to the next step when the pressed control is removed with its step. */
function useFocusOfStep(step: ImportStep) {
  const stage = useRef<HTMLDivElement>(null);
  const last = useRef(step);
  useLayoutEffect(() => {
    if (last.current !== step && document.activeElement === document.body)
      stage.current?.focus({ preventScroll: true });
    last.current = step;
  }, [step]);
  return stage;
}

interface OpenImportProps {
  id: string;
  listed: JournalImportStatus;
  /** Its first text, if it was sent here. */
  begins: string | undefined;
  /** Called when the import is confirmed, with what was shown of it. */
  onConfirmed: (preview: HistoryPreviewDto) => void;
}

/** A file that is read, waits for the member, or is written. */
function OpenImport({ id, listed, begins, onConfirmed }: OpenImportProps) {
  const saying = useUnderWayText();
  const [discard, discarding] = useDeleteJournalImportMutation();
  // What is being deleted is asked for no more: the act has everything on the screen read again.
  const isLeaving = discarding.isLoading || discarding.isSuccess;
  const query = useImportWatch(id, listed, isLeaving);
  return (
    <Loaded query={query} skeleton={<SkeletonRows rows={2} height="56px" />}>
      {(found) => {
        if (isUnderWay(found.status)) return <Progress label={saying(found.status, found)} percent={found.progress} />;
        if (found.status === 'previewed' && found.preview)
          return (
            <HistoryPreview
              found={found}
              preview={found.preview}
              begins={begins}
              isLeaving={isLeaving}
              onConfirmed={onConfirmed}
              onDiscard={() => discard({ id }).unwrap()}
            />
          );
        // It has ended, which the list does not say yet.
        return <SkeletonRows rows={2} height="56px" />;
      }}
    </Loaded>
  );
}

interface EndedProps {
  found: JournalImportDto;
  /** What was confirmed of it. */
  preview: HistoryPreviewDto | undefined;
}

/** The outcome of the file that was just imported. */
function Ended({ found: { status, fileName: name, failure, outcome }, preview }: EndedProps) {
  const { t } = journalImportTexts.use();
  if (status === 'failed')
    return (
      <Notice tone="problem" title={t('failed', { name })}>
        {failure}
      </Notice>
    );
  if (status !== 'done' || !outcome) return null;
  const { counts, firstAt = null, lastAt = null } = preview ?? {};
  const bad = counts?.bad ?? 0;
  return (
    <Notice
      title={t('done', { count: formatNumber(outcome.rows) })}
      action={
        lastAt !== null && (
          <ButtonLink variant="primary" to={`${paths.tradingJournal}?month=${dayOf(lastAt).slice(0, 7)}`}>
            {t('show')}
          </ButtonLink>
        )
      }
    >
      {[
        t('doneTrips', { trips: t('tripCount', { count: formatNumber(outcome.trips) }) }),
        ...(bad > 0 ? [t('badLeft', { count: formatNumber(bad) })] : []),
        t('doneText'),
      ].join(' ')}
      {firstAt !== null && lastAt !== null && <PeriodResult from={dayOf(firstAt)} to={dayOf(lastAt)} />}
    </Notice>
  );
}

const dayOf = (at: string): string => seoulDay(new Date(at));

/** What the days of the file have brought, now that it is written. */
function PeriodResult(days: { from: string; to: string }) {
  const { t, language } = journalImportTexts.use();
  const { data } = useGetJournalStatisticsQuery(days);
  if (!data) return null;
  const title = t('donePeriod', {
    days: [...new Set([days.from, days.to])].map((day) => formatDay(day, language)).join(' – '),
  });
  return (
    <dl className={styles['brought']}>
      <Stat label={title} note={t('donePeriodNote')}>
        <Figure
          value={data.totalResult}
          unit="USDT"
          digits={2}
          signed
          tone="change"
          receiptTitle={title}
          receiptBody={() => <ProfitReceipt title={title} {...days} />}
        />
      </Stat>
    </dl>
  );
}

function Progress({ label, percent }: { label: string; percent: number }) {
  const { t } = journalImportTexts.use();
  return (
    <div className={styles['progress']} role="status">
      <p className={styles['under']}>
        <span>{label}</span>
        <span className="figures">{percent}%</span>
      </p>
      <progress className={styles['bar']} aria-label={label} max={100} value={percent}>
        {percent}%
      </progress>
      <p className={styles['quiet']}>{t('leave')}</p>
    </div>
  );
}
