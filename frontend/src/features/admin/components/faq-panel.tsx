import { Switch } from 'antd';
import { ArrowDown, ArrowUp, Plus } from 'lucide-react';
import { useState } from 'react';
import { DataTable, RowActions } from '@/features/admin/components/data-table';
import { DecisionDialog } from '@/features/admin/components/decision-dialog';
import { FaqEditor } from '@/features/admin/components/faq-editor';
import { OfficePart } from '@/features/admin/components/office-part';
import { When } from '@/features/admin/components/when';
import { adminTexts } from '@/features/admin/texts';
import {
  useDeleteFaqEntryMutation,
  useListAdminFaqQuery,
  useOrderFaqMutation,
  useUpdateFaqEntryMutation,
} from '@/shared/api/generated/admin';
import type { AdminFaqEntryDto } from '@/shared/api/generated/schemas';
import type { Language } from '@/shared/i18n';
import { Button, IconButton } from '@/shared/ui/button';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { EmptyState, Loaded } from '@/shared/ui/state';
import { Tag } from '@/shared/ui/tag';
import { toast, toastError } from '@/shared/ui/toast';
import styles from '@/features/admin/components/admin.module.css';
import table from '@/features/admin/components/data-table.module.css';

/** Number of published questions that are quick buttons of the chatbot. */
const QUICK = 3;
/** Address of a new question. */
const NEW = 'new';

export interface FaqPanelProps {
  /** Id of the edited question, or `new`. */
  entry: string | null;
  onEntryChange: (entry: string) => void;
}

/** Questions that visitors read, in their order. */
export function FaqPanel({ entry, onEntryChange }: FaqPanelProps) {
  const { t, language } = adminTexts.use();
  const query = useListAdminFaqQuery();
  const [order, ordering] = useOrderFaqMutation();
  const [update, updating] = useUpdateFaqEntryMutation();
  const [remove] = useDeleteFaqEntryMutation();
  const [removing, setRemoving] = useState<AdminFaqEntryDto>();
  const [moved, setMoved] = useState('');
  const entries = query.data ?? [];
  const edited = entries.find(({ id }) => id === entry);
  const busy = ordering.isLoading || updating.isLoading || query.isFetching;
  const addButton = (
    <Button icon={<Plus size={16} aria-hidden />} onClick={() => onEntryChange(NEW)}>
      {t('faq.add')}
    </Button>
  );

  const move = async (index: number, by: -1 | 1): Promise<void> => {
    const ids = entries.map(({ id }) => id);
    const [id] = ids.splice(index, 1);
    const question = questionOf(entries[index], language);
    if (id === undefined || busy) return;
    ids.splice(index + by, 0, id);
    try {
      await order({ orderFaqDto: { ids } }).unwrap();
      setMoved(t('faq.moved', { question, place: index + by + 1 }));
    } catch (error) {
      toastError(t('faq.orderFailed'), error, t('faq.fallback'));
    }
  };

  const publish = async (id: string, isPublished: boolean): Promise<void> => {
    try {
      await update({ id, updateFaqEntryDto: { isPublished } }).unwrap();
      toast({ title: isPublished ? t('faq.shown') : t('faq.hidden') });
    } catch (error) {
      toastError(t('faq.failed'), error, t('faq.fallback'));
    }
  };

  return (
    <OfficePart title={t('tab.faq')} lead={t('faq.lead', { count: QUICK })} action={addButton}>
      <p className="visually-hidden" role="status">
        {moved}
      </p>
      <Loaded
        query={query}
        skeleton={<SkeletonRows rows={12} height="40px" />}
        isEmpty={(rows) => rows.length === 0}
        empty={
          <EmptyState title={t('faq.empty')} action={addButton}>
            {t('faq.emptyText')}
          </EmptyState>
        }
      >
        {(rows) => (
          <FaqTable
            rows={rows}
            busy={busy}
            onMove={(index, by) => void move(index, by)}
            onPublish={(id, isPublished) => void publish(id, isPublished)}
            onEdit={({ id }) => onEntryChange(id)}
            onRemove={setRemoving}
          />
        )}
      </Loaded>
      {(edited ?? entry === NEW) && <FaqEditor key={entry} entry={edited} onClose={() => onEntryChange('')} />}
      {removing && (
        <DecisionDialog
          onClose={() => setRemoving(undefined)}
          title={t('faq.removeTitle')}
          consequence={t('faq.removeConsequence', { question: questionOf(removing, language) })}
          confirmLabel={t('faq.removeConfirm')}
          danger
          act={async () => {
            await remove({ id: removing.id }).unwrap();
            return { message: t('faq.removed') };
          }}
          failedTitle={t('faq.failed')}
          failedFallback={t('faq.fallback')}
        />
      )}
    </OfficePart>
  );
}

function questionOf(entry: AdminFaqEntryDto | undefined, language: Language): string {
  return (language === 'ko' ? entry?.questionKo : entry?.questionEn) ?? '';
}

interface FaqTableProps {
  rows: AdminFaqEntryDto[];
  busy: boolean;
  onMove: (index: number, by: -1 | 1) => void;
  onPublish: (id: string, isPublished: boolean) => void;
  onEdit: (entry: AdminFaqEntryDto) => void;
  onRemove: (entry: AdminFaqEntryDto) => void;
}

function FaqTable({ rows, busy, onMove, onPublish, onEdit, onRemove }: FaqTableProps) {
  const { t, language } = adminTexts.use();
  const quick = rows.filter(({ isPublished }) => isPublished).slice(0, QUICK);
  /** Stays in place at the end of the list so that keyboard users keep the focus. */
  const mover = (entry: AdminFaqEntryDto, index: number, by: -1 | 1) => {
    const isLast = index + by < 0 || index + by >= rows.length;
    const question = questionOf(entry, language);
    return (
      <IconButton
        className={table['expand']}
        label={by === -1 ? t('faq.up', { question }) : t('faq.down', { question })}
        aria-disabled={isLast || undefined}
        onClick={() => (isLast ? undefined : onMove(index, by))}
      >
        {by === -1 ? <ArrowUp size={15} aria-hidden /> : <ArrowDown size={15} aria-hidden />}
      </IconButton>
    );
  };
  return (
    <DataTable<AdminFaqEntryDto>
      label={t('tab.faq')}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          title: t('faq.order'),
          width: 104,
          render: (entry, index) => (
            <span className={table['order']}>
              <span className={`figures ${styles['place']}`}>{index + 1}</span>
              {mover(entry, index, -1)}
              {mover(entry, index, 1)}
            </span>
          ),
        },
        {
          title: t('faq.question'),
          render: (entry) => (
            <span className={`${styles['stack']} ${styles['sentence']}`}>
              <span className={styles['line']}>
                <b>{questionOf(entry, language)}</b>
                {quick.includes(entry) && <Tag tone="accent">{t('faq.quick')}</Tag>}
              </span>
              <span className={styles['muted']}>{questionOf(entry, language === 'ko' ? 'en' : 'ko')}</span>
            </span>
          ),
        },
        {
          title: t('faq.published'),
          render: ({ id, isPublished, questionKo, questionEn }) => (
            <Switch
              size="small"
              checked={isPublished}
              disabled={busy}
              aria-label={t('faq.toggle', { question: language === 'ko' ? questionKo : questionEn })}
              onChange={(next) => onPublish(id, next)}
            />
          ),
        },
        { title: t('faq.link'), render: ({ link }) => <span className={styles['muted']}>{link ?? t('none')}</span> },
        { title: t('settings.changed'), render: ({ updatedAt }) => <When at={updatedAt} isDay /> },
        {
          align: 'right',
          render: (entry) => (
            <RowActions>
              <Button
                size="s"
                aria-label={t('faq.editLabel', { question: questionOf(entry, language) })}
                onClick={() => onEdit(entry)}
              >
                {t('faq.edit')}
              </Button>
              <Button
                size="s"
                variant="quiet"
                aria-label={t('faq.removeLabel', { question: questionOf(entry, language) })}
                onClick={() => onRemove(entry)}
              >
                {t('faq.remove')}
              </Button>
            </RowActions>
          ),
        },
      ]}
    />
  );
}
