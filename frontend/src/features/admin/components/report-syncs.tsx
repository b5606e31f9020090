import { Progress } from 'antd';
import { useState } from 'react';
import { BackfillDialog } from '@/features/admin/components/backfill-dialog';
import { Count, DataTable, ExpandButton, PagedTable } from '@/features/admin/components/data-table';
import { When } from '@/features/admin/components/when';
import { adminTexts } from '@/features/admin/texts';
import { adminApi, useListAdminExchangesQuery, useListReportSyncsInfiniteQuery } from '@/shared/api/generated/admin';
import type { AdminExchangeDto, ReportSyncDto, StartedReportSyncDto } from '@/shared/api/generated/schemas';
import { itemsOf } from '@/shared/api/pages';
import { formatAge, formatDateTime, formatDay } from '@/shared/format';
import { Button } from '@/shared/ui/button';
import { Card, Section } from '@/shared/ui/card';
import { MarkTag } from '@/shared/ui/marks';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { EmptyState, Loaded } from '@/shared/ui/state';
import { StatusTag } from '@/shared/ui/tag';
import { useNow } from '@/shared/ui/use-now';
import styles from '@/features/admin/components/admin.module.css';
import own from '@/features/admin/components/reports.module.css';

const POLL_MS = 2_000;
const SLOW_POLL_MS = 30_000;
const MAX_DAYS = 30;
const MAX_RUNS = 100;

interface Backfill extends StartedReportSyncDto {
  exchangeName: string;
}

/** Report synchronization of each exchange, with backfills. */
export function ReportSyncs() {
  const { t } = adminTexts.use();
  const exchanges = useListAdminExchangesQuery();
  const [asking, setAsking] = useState<AdminExchangeDto>();
  const [backfills, setBackfills] = useState<Backfill[]>([]);
  const drop = (id: string): void => setBackfills((known) => known.filter(({ backfillId }) => backfillId !== id));
  return (
    <div className={styles['panel']}>
      {backfills.map((backfill) => (
        <BackfillProgress key={backfill.backfillId} backfill={backfill} onDismiss={() => drop(backfill.backfillId)} />
      ))}
      <Section title={t('reports.overview')} className={styles['plain']}>
        <Loaded query={exchanges} skeleton={<SkeletonRows rows={5} height="40px" />}>
          {(all) => <Overview exchanges={all} onBackfill={setAsking} />}
        </Loaded>
      </Section>
      <Section title={t('reports.runs')}>
        <Runs />
      </Section>
      {asking && (
        <BackfillDialog
          exchange={asking}
          onClose={() => setAsking(undefined)}
          onStarted={(started) => setBackfills((known) => [{ ...started, exchangeName: asking.name }, ...known])}
        />
      )}
    </div>
  );
}

function Overview({
  exchanges,
  onBackfill,
}: {
  exchanges: AdminExchangeDto[];
  onBackfill: (exchange: AdminExchangeDto) => void;
}) {
  const { t } = adminTexts.use();
  return (
    <DataTable<AdminExchangeDto>
      label={t('reports.overview')}
      rows={exchanges}
      rowKey={({ id }) => id}
      columns={[
        {
          title: t('exchange'),
          render: ({ name, dayTimeZone }) => (
            <span className={styles['stack']}>
              <b>{name}</b>
              <span className={styles['muted']}>{t('reports.zone', { zone: dayTimeZone })}</span>
            </span>
          ),
        },
        {
          title: t('reports.source'),
          render: ({ hasApi, simulated }) => (
            <span className={styles['line']}>
              {hasApi ? t('reports.api') : t('reports.file')}
              {hasApi && simulated && <MarkTag mark="simulated" />}
            </span>
          ),
        },
        { title: t('reports.lastDone'), render: (exchange) => <LastDone exchange={exchange} /> },
        { title: t('reports.lastRun'), render: (exchange) => <LastRun exchange={exchange} /> },
        { title: t('reports.next'), render: (exchange) => <NextAttempt exchange={exchange} /> },
        {
          align: 'right',
          render: (exchange) =>
            exchange.hasApi && (
              <Button size="s" onClick={() => onBackfill(exchange)}>
                {t('reports.backfill')}
              </Button>
            ),
        },
      ]}
    />
  );
}

/** Latest runs of one exchange; three cells share one request. */
function useRuns({ id, hasApi }: AdminExchangeDto): ReportSyncDto[] | undefined {
  const { data } = useListReportSyncsInfiniteQuery(
    { exchange: id, limit: MAX_DAYS },
    { skip: !hasApi, pollingInterval: SLOW_POLL_MS },
  );
  return itemsOf(data);
}

function LastDone({ exchange }: { exchange: AdminExchangeDto }) {
  const { t, language } = adminTexts.use();
  const days = useRuns(exchange)
    ?.filter(({ status }) => status === 'done')
    .map(({ day }) => day);
  const last = days?.sort().at(-1);
  return last === undefined ? t('none') : formatDay(last, language);
}

function LastRun({ exchange }: { exchange: AdminExchangeDto }) {
  const { t } = adminTexts.use();
  const now = useNow();
  const run = useRuns(exchange)?.[0];
  if (!run) return t('none');
  return (
    <span className={styles['line']}>
      <RunStatus run={run} />
      <span className={styles['muted']}>{formatAge(run.finishedAt ?? run.startedAt ?? run.createdAt, now)}</span>
    </span>
  );
}

function NextAttempt({ exchange }: { exchange: AdminExchangeDto }) {
  const { t, language } = adminTexts.use();
  const runs = useRuns(exchange);
  const failing = runs?.filter(({ status }) => status === 'failed') ?? [];
  const next = runs?.flatMap(({ nextAttemptAt }) => nextAttemptAt ?? []).sort()[0];
  return (
    <span className={styles['line']}>
      {next === undefined ? t('none') : formatDateTime(next, language)}
      {failing.length > 0 && (
        <StatusTag status="error" label={t('reports.progressFailed', { count: failing.length })} />
      )}
    </span>
  );
}

const tones = { queued: 'pending', running: 'pending', done: 'success', failed: 'error' } as const;

function RunStatus({ run }: { run: ReportSyncDto }) {
  const { t } = adminTexts.use();
  return <StatusTag status={tones[run.status]} label={t(`reports.runStatus.${run.status}`)} />;
}

/** Runs of one backfill, polled every two seconds until it is complete. */
function BackfillProgress({ backfill, onDismiss }: { backfill: Backfill; onDismiss: () => void }) {
  const { t, language } = adminTexts.use();
  const { backfillId, days, exchangeName } = backfill;
  const runs = { backfillId, limit: MAX_RUNS };
  const { data } = adminApi.endpoints.listReportSyncs.useInfiniteQueryState(runs);
  const read = itemsOf(data);
  const done = read?.filter(({ status }) => status === 'done').length ?? 0;
  const failed = read?.filter(({ status, nextAttemptAt }) => status === 'failed' && nextAttemptAt === null) ?? [];
  const finished = read !== undefined && done + failed.length >= days;
  adminApi.endpoints.listReportSyncs.useInfiniteQuerySubscription(runs, {
    pollingInterval: finished ? 0 : POLL_MS,
  });
  return (
    <Card className={own['backfill']} role="status">
      <div className={styles['bar']}>
        <b>{t('reports.progressTitle', { exchange: exchangeName, days })}</b>
        <span className={styles['line']}>
          {failed.length > 0 && (
            <StatusTag status="error" label={t('reports.progressFailed', { count: failed.length })} />
          )}
          {finished && failed.length === 0 && <StatusTag status="success" label={t('reports.progressDone')} />}
          <span className="figures">{t('reports.progress', { done, days })}</span>
          {finished && (
            <Button size="s" variant="quiet" onClick={onDismiss}>
              {t('reports.dismiss')}
            </Button>
          )}
        </span>
      </div>
      <Progress percent={days === 0 ? 0 : Math.round((done / days) * 100)} showInfo={false} size="small" />
      {failed.map((run) => (
        <p key={run.id} className={styles['muted']}>
          {formatDay(run.day, language)}: {run.error}
        </p>
      ))}
    </Card>
  );
}

function Runs() {
  const { t, language } = adminTexts.use();
  const query = useListReportSyncsInfiniteQuery({}, { pollingInterval: SLOW_POLL_MS });
  return (
    <PagedTable<ReportSyncDto>
      query={query}
      empty={<EmptyState title={t('reports.noRuns')}>{t('reports.noRunsText')}</EmptyState>}
      label={t('reports.runs')}
      rowKey={({ id }) => id}
      expandable={{
        rowExpandable: ({ problems }) => problems.length > 0,
        expandIcon: ({ expanded, expandable, onExpand, record }) =>
          expandable && (
            <ExpandButton
              label={t('reports.problems', { day: formatDay(record.day, language) })}
              isOpen={expanded}
              onClick={(event) => onExpand(record, event)}
            />
          ),
        expandedRowRender: ({ problems }) => (
          <ul className={styles['detail']}>
            {problems.map((problem, index) => (
              <li key={index} className={styles['muted']}>
                {t('reports.problem', {
                  uid: problem.uid ?? t('none'),
                  path: problem.path,
                  reason: problem.reason,
                })}
              </li>
            ))}
          </ul>
        ),
      }}
      columns={[
        {
          title: t('day'),
          render: ({ day, exchangeName }) => (
            <span className={styles['stack']}>
              <b className={`figures ${styles['whole']}`}>{formatDay(day, language)}</b>
              <span className={styles['muted']}>{exchangeName}</span>
            </span>
          ),
        },
        {
          title: t('status'),
          render: (run) => (
            <span className={styles['stack']}>
              <span>
                <RunStatus run={run} />
              </span>
              <span className={styles['muted']}>
                {run.reading === null ? t('reports.byAdmin') : t('reports.reading', { count: run.reading })}
              </span>
            </span>
          ),
        },
        { title: t('reports.newRows'), align: 'right', render: ({ counts }) => <Count count={counts?.new} /> },
        { title: t('reports.changedRows'), align: 'right', render: ({ counts }) => <Count count={counts?.changed} /> },
        { title: t('reports.sameRows'), align: 'right', render: ({ counts }) => <Count count={counts?.unchanged} /> },
        {
          title: t('reports.otherRows'),
          isEmpty: ({ counts }) => otherCounts(counts).length === 0,
          render: ({ counts }) => (
            <span className={styles['stack']}>
              {otherCounts(counts).map(([name, count]) => (
                <span key={name} className={name === 'countsUnreadable' ? styles['warn'] : undefined}>
                  {t(`reports.${name}`, { count })}
                </span>
              ))}
            </span>
          ),
        },
        {
          title: t('reports.attempts'),
          align: 'right',
          render: ({ attempts, pagesDone, pagesTotal }) => (
            <span className={`figures ${styles['stack']}`}>
              {attempts}
              <span className={styles['muted']}>
                {t('reports.pagesLine', { pages: pagesTotal === null ? pagesDone : `${pagesDone}/${pagesTotal}` })}
              </span>
            </span>
          ),
        },
        { title: t('reports.finished'), render: ({ finishedAt }) => <When at={finishedAt} /> },
        {
          title: t('reports.error'),
          isEmpty: ({ error }) => error === null,
          render: ({ error, nextAttemptAt }) =>
            error === null ? (
              t('none')
            ) : (
              <span className={`${styles['stack']} ${styles['words']}`}>
                {error}
                {nextAttemptAt !== null && (
                  <span className={styles['muted']}>
                    {t('reports.next')} {formatDateTime(nextAttemptAt, language)}
                  </span>
                )}
              </span>
            ),
        },
      ]}
    />
  );
}

/** Rows of a reading that are neither new nor changed nor the same. */
function otherCounts(counts: ReportSyncDto['counts']) {
  if (counts === null) return [];
  const { withdrawn, kept, unreadable } = counts;
  const all = [
    ['countsWithdrawn', withdrawn],
    ['countsKept', kept],
    ['countsUnreadable', unreadable],
  ] as const;
  return all.filter(([, count]) => count > 0);
}
