import { useState } from 'react';
import { DataTable } from '@/features/admin/components/data-table';
import { usePeriod } from '@/features/admin/use-period';
import { DecisionDialog } from '@/features/admin/components/decision-dialog';
import { ImportMapping } from '@/features/admin/components/import-mapping';
import type { ReportFile } from '@/features/admin/components/report-upload';
import { adminTexts } from '@/features/admin/texts';
import { useCommitReportImportMutation } from '@/shared/api/generated/admin';
import type { ImportMappingDto, ImportPreviewDto, ImportProblemDto } from '@/shared/api/generated/schemas';
import { formatExact, formatNumber } from '@/shared/format';
import { Button } from '@/shared/ui/button';
import { Section } from '@/shared/ui/card';
import { Amount } from '@/shared/ui/figure';
import { Fold } from '@/shared/ui/fold';
import { Stat, Stats } from '@/shared/ui/stat';
import { Tag } from '@/shared/ui/tag';
import styles from '@/features/admin/components/admin.module.css';
import own from '@/features/admin/components/reports.module.css';

/** Unknown UIDs that the question names; the preview lists them. */
const NAMED_UIDS = 5;
const WIDE = '(min-width: 900px)';

export interface ImportPreviewProps {
  file: ReportFile;
  preview: ImportPreviewDto;
  busy: boolean;
  onAgain: (mapping: ImportMappingDto) => void;
  onFinish: () => void;
}

interface TotalsLine {
  key: string;
  label: string;
  /** What they are the rows of. */
  of?: string;
  rows: number;
  volume: string;
  commission: string;
  rebate: string;
}

/**
 * Effect of a file before it is committed: columns, counts, sums beside those stored for the same days, and every invalid
 * row with its line and cause.
 */
export function ImportPreview({ file, preview, busy, onAgain, onFinish }: ImportPreviewProps) {
  const { t } = adminTexts.use();
  const periodOf = usePeriod();
  const [asking, setAsking] = useState(false);
  const [commit] = useCommitReportImportMutation();
  const { id, counts, totals, stored, problems, missingFields, unknownUids, firstDay, lastDay } = preview;
  const name = file.content.name;
  const days = periodOf(firstDay, lastDay);
  const of = { exchange: preview.exchangeName, days: days ?? '' };
  const lines: TotalsLine[] = [
    { key: 'file', label: t('import.good'), ...totals },
    ...(stored === null
      ? []
      : [
          {
            ...{ key: 'stored', label: t('import.stored'), ...stored },
            of: stored.days === 1 ? t('import.storedOf', of) : t('import.storedOfDays', { ...of, count: stored.days }),
          },
        ]),
  ];
  const consequence = [
    t('import.commitConsequence', {
      days: days ?? '',
      count: formatNumber(counts.good),
      commission: formatExact(totals.commission),
      rebate: formatExact(totals.rebate),
    }),
    ...(counts.duplicate > 0 ? [t('import.commitSame', { count: formatNumber(counts.duplicate) })] : []),
    ...(counts.unknownUids > 0
      ? [
          t('import.commitUnknown', {
            count: formatNumber(counts.unknownUids),
            uids: [...unknownUids.slice(0, NAMED_UIDS), ...(counts.unknownUids > NAMED_UIDS ? ['…'] : [])].join(', '),
          }),
        ]
      : []),
    ...(counts.bad > 0 ? [t('import.commitBad', { count: formatNumber(counts.bad) })] : []),
    t('import.commitUndo'),
  ].join(' ');
  return (
    <Section
      title={t('import.preview')}
      lead={days === null ? name : t('import.previewOf', { file: name, days, zone: preview.dayTimeZone })}
      action={
        <>
          <Button onClick={onFinish}>{t('import.discard')}</Button>
          {id !== null && (
            <Button variant="primary" disabled={counts.good === 0 || busy} onClick={() => setAsking(true)}>
              {t('import.commit', { count: formatNumber(counts.good) })}
            </Button>
          )}
        </>
      }
    >
      <div className={own['preview']}>
        <Fold title={t('import.mapping')} isOpen={missingFields.length > 0 || matchMedia(WIDE).matches}>
          <ImportMapping preview={preview} begins={file.begins ?? ''} busy={busy} onAgain={onAgain} />
        </Fold>
        {missingFields.length > 0 ? (
          <p className={own['needed']} role="alert">
            {t('import.missingColumns', {
              fields: missingFields.map((field) => t(`import.field.${field}`)).join(', '),
            })}
          </p>
        ) : (
          <>
            <Stats label={t('import.preview')}>
              <Stat label={t('import.inFile')}>
                <Amount
                  value={counts.good + counts.bad}
                  unit={t('reports.rowUnit', { count: counts.good + counts.bad })}
                />
              </Stat>
              <Stat
                label={t('import.good')}
                note={t('import.goodNote', {
                  new: formatNumber(counts.new),
                  changed: formatNumber(counts.changed),
                  same: formatNumber(counts.duplicate),
                })}
              >
                <Amount value={counts.good} unit={t('reports.rowUnit', { count: counts.good })} />
              </Stat>
              <Stat label={t('import.bad')} note={counts.bad > 0 ? t('import.badNote') : undefined}>
                <span className={counts.bad > 0 ? styles['bad'] : undefined}>
                  <Amount value={counts.bad} unit={t('reports.rowUnit', { count: counts.bad })} />
                </span>
              </Stat>
              <Stat label={t('import.unknownUids')} note={counts.unknownUids > 0 ? t('import.unknownKept') : undefined}>
                <Amount value={counts.unknownUids} />
              </Stat>
            </Stats>
            {counts.derivedFees > 0 && (
              <p className={styles['muted']}>{t('import.derived', { count: counts.derivedFees })}</p>
            )}
            <DataTable<TotalsLine>
              label={t('import.totals')}
              rows={lines}
              rowKey={({ key }) => key}
              columns={[
                { title: t('import.totals'), render: ({ label, of }) => <TotalsLabel {...{ label, of }} /> },
                { title: t('import.rows'), align: 'right', render: ({ rows }) => formatNumber(rows) },
                {
                  title: t('reports.volume'),
                  align: 'right',
                  render: ({ volume }) => <Amount value={volume} unit={t('usdt')} digits={2} />,
                },
                {
                  title: t('reports.commission'),
                  align: 'right',
                  render: ({ commission }) => <Amount value={commission} unit={t('usdt')} digits={2} />,
                },
                {
                  title: t('reports.rebate'),
                  align: 'right',
                  render: ({ rebate }) => <Amount value={rebate} unit={t('usdt')} digits={2} />,
                },
              ]}
            />
          </>
        )}
        {unknownUids.length > 0 && (
          <div>
            <p className={styles['muted']}>
              {t('import.unknownUids')}: {t('import.unknownUidsNote')}
            </p>
            <p className={styles['line']}>
              {unknownUids.map((uid) => (
                <Tag key={uid}>{uid}</Tag>
              ))}
            </p>
          </div>
        )}
        {problems.length > 0 && (
          <div>
            <h3 className={own['heading']}>{t('import.problems')}</h3>
            <DataTable<ImportProblemDto>
              label={t('import.problems')}
              rows={problems}
              rowKey={({ line, field, cause }) => `${line} ${field} ${cause}`}
              columns={[
                { title: t('import.line'), width: 72, render: ({ line }) => <b className="figures">{line}</b> },
                { title: t('import.column'), render: ({ column, field }) => column ?? t(`import.field.${field}`) },
                { title: t('import.value'), render: ({ value }) => (value === '' ? t('none') : <code>{value}</code>) },
                { title: t('import.cause'), render: ({ message }) => <div className={styles['words']}>{message}</div> },
              ]}
            />
          </div>
        )}
      </div>
      {asking && id !== null && (
        <DecisionDialog
          onClose={() => setAsking(false)}
          onDone={onFinish}
          title={t('import.commitTitle')}
          consequence={consequence}
          subject={`${preview.exchangeName} ${name}`}
          confirmLabel={t('import.commit', { count: formatNumber(counts.good) })}
          act={() => commit({ id }).unwrap()}
          failedTitle={t('import.commitFailed')}
          failedFallback={t('import.commitFallback')}
        />
      )}
    </Section>
  );
}

function TotalsLabel({ label, of }: Pick<TotalsLine, 'label' | 'of'>) {
  return (
    <span className={styles['stack']}>
      {label}
      {of !== undefined && <span className={styles['muted']}>{of}</span>}
    </span>
  );
}
