import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { Count, PagedTable, RowActions } from '@/features/admin/components/data-table';
import { DecisionDialog } from '@/features/admin/components/decision-dialog';
import { ImportPreview } from '@/features/admin/components/import-preview';
import { type ReportFile, ReportUpload } from '@/features/admin/components/report-upload';
import { When } from '@/features/admin/components/when';
import { adminTexts } from '@/features/admin/texts';
import { usePeriod } from '@/features/admin/use-period';
import { baseApi } from '@/shared/api/base-api';
import {
  useGetReportImportQuery,
  useListReportImportsInfiniteQuery,
  useUndoReportImportMutation,
} from '@/shared/api/generated/admin';
import type { ImportMappingDto, ImportPreviewDto, ReportImportDto } from '@/shared/api/generated/schemas';
import { uploadFile } from '@/shared/api/upload';
import { compareDecimals } from '@/shared/decimal';
import { formatDay, formatNumber } from '@/shared/format';
import { firstTextOf } from '@/shared/table-sample';
import { Button } from '@/shared/ui/button';
import { Section } from '@/shared/ui/card';
import { Skeleton } from '@/shared/ui/skeleton';
import { EmptyState } from '@/shared/ui/state';
import { StatusTag } from '@/shared/ui/tag';
import { toastError } from '@/shared/ui/toast';
import styles from '@/features/admin/components/admin.module.css';

/** Report files: preview, commit, undo. */
export function ReportImports() {
  const { t } = adminTexts.use();
  const [file, setFile] = useState<ReportFile>();
  const [preview, setPreview] = useState<ImportPreviewDto>();
  /** Upload progress, while it is sent and read. */
  const [sent, setSent] = useState<number>();
  const dispatch = useDispatch();

  const read = async (chosen: ReportFile, mapping?: ImportMappingDto): Promise<void> => {
    setFile(chosen);
    setSent(0);
    try {
      setPreview(await uploadFile<ImportPreviewDto>(addressOf(chosen, mapping), chosen.content, setSent));
      setFile({ ...chosen, begins: await firstTextOf(chosen.content) });
      dispatch(baseApi.util.invalidateTags(['admin']));
    } catch (error) {
      if (!mapping) setPreview(undefined);
      toastError(t('import.failed'), error);
    } finally {
      setSent(undefined);
    }
  };
  const finish = (): void => {
    setFile(undefined);
    setPreview(undefined);
  };

  return (
    <div className={styles['panel']}>
      <Section title={t('import.title')} lead={t('import.lead')} className={styles['plain']}>
        <ReportUpload
          busy={sent !== undefined}
          underWay={file && sent !== undefined ? { name: file.content.name, sent } : undefined}
          onFile={(chosen) => void read(chosen)}
        />
      </Section>
      {file && preview && (
        <ImportPreview
          key={`${file.content.name} ${preview.id ?? ''} ${JSON.stringify(preview.mapping)}`}
          file={file}
          preview={preview}
          busy={sent !== undefined}
          onAgain={(mapping) => void read(file, mapping)}
          onFinish={finish}
        />
      )}
      <Section title={t('import.history')}>
        <History />
      </Section>
    </div>
  );
}

function addressOf({ exchange, content }: ReportFile, mapping: ImportMappingDto | undefined): string {
  const known = { exchange, fileName: content.name, ...(mapping ? { mapping: JSON.stringify(mapping) } : {}) };
  return `/api/admin/report-imports/file?${new URLSearchParams(known).toString()}`;
}

/** All digits of amounts in USDT. */
const EXACT = { digits: 18, trim: true } as const;

const tones = { previewed: 'pending', committed: 'success', undone: 'inactive' } as const;

function History() {
  const { t, language } = adminTexts.use();
  const query = useListReportImportsInfiniteQuery({});
  const [undoing, setUndoing] = useState<ReportImportDto>();
  return (
    <>
      <PagedTable<ReportImportDto>
        query={query}
        skeleton={3}
        empty={<EmptyState title={t('import.empty')}>{t('import.emptyText')}</EmptyState>}

        label={t('import.history')}
        rowKey={({ id }) => id}
        columns={[
          {
            title: t('import.file'),
            render: ({ fileName, exchangeName }) => (
              <span className={styles['stack']}>
                <b className={styles['words']}>{fileName}</b>
                <span className={styles['muted']}>{exchangeName}</span>
              </span>
            ),
          },
          {
            title: t('import.period'),
            render: ({ firstDay, lastDay }) =>
              firstDay === null || lastDay === null ? (
                t('none')
              ) : (
                <span className={`figures ${styles['stack']}`}>
                  <span className={styles['whole']}>{formatDay(firstDay, language)}</span>
                  {lastDay !== firstDay && <span className={styles['whole']}>– {formatDay(lastDay, language)}</span>}
                </span>
              ),
          },
          {
            title: t('status'),
            render: ({ status }) => <StatusTag status={tones[status]} label={t(`import.status.${status}`)} />,
          },
          { title: t('reports.newRows'), align: 'right', render: ({ written }) => <Count count={written?.new} /> },
          {
            title: t('reports.changedRows'),
            align: 'right',
            render: ({ written }) => <Count count={written?.changed} />,
          },
          {
            title: t('reports.sameRows'),
            align: 'right',
            render: ({ written }) => <Count count={written?.unchanged} />,
          },
          { title: t('import.uploaded'), render: ({ createdAt }) => <When at={createdAt} /> },
          {
            align: 'right',
            render: (item) => (
              <RowActions>
                {item.status === 'committed' && (
                  <Button size="s" variant="danger" onClick={() => setUndoing(item)}>
                    {t('import.undo')}
                  </Button>
                )}
              </RowActions>
            ),
          },
        ]}
      />
      {undoing && <UndoDialog file={undoing} onClose={() => setUndoing(undefined)} />}
    </>
  );
}

/** Asks before a file is taken back, and says what that would change by now. */
function UndoDialog({ file, onClose }: { file: ReportImportDto; onClose: () => void }) {
  const { t } = adminTexts.use();
  const periodOf = usePeriod();
  const { id, exchangeName, fileName } = file;
  const { data, isFetching, isError } = useGetReportImportQuery({ id }, { refetchOnMountOrArgChange: true });
  const [undo] = useUndoReportImportMutation();
  const effect = isFetching || isError ? undefined : data?.undo;
  const effectText = (): string => {
    if (data && data.status !== 'committed') return t('import.undoGone');
    if (!effect) return t('import.undoUnknown');
    const days = periodOf(effect.firstDay, effect.lastDay);
    if (days === null) return t('import.undoNothing');
    return t('import.undoRows', {
      ...{ days, count: formatNumber(effect.rows) },
      commission: changeText(effect.commission),
      rebate: changeText(effect.rebate),
    });
  };
  const changeText = (change: string): string => {
    const amount = formatNumber(change.replace('-', ''), EXACT);
    const sign = compareDecimals(change, 0);
    return sign === 0 ? t('import.undoSame') : t(sign < 0 ? 'import.undoLess' : 'import.undoMore', { amount });
  };
  return (
    <DecisionDialog
      onClose={onClose}
      title={t('import.undoTitle')}
      consequence={
        <>
          {isFetching ? <Skeleton height="3em" /> : effectText()} {t('import.undoConsequence')}
        </>
      }
      subject={`${exchangeName} ${fileName}`}
      cancels
      confirmLabel={t('import.undoConfirm')}
      danger
      act={() => undo({ id }).unwrap()}
      failedTitle={t('import.undoFailed')}
      failedFallback={t('import.undoFallback')}
    />
  );
}
