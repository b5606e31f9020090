import { Switch } from 'antd';
import { ArrowDown, ArrowUp, Plus } from 'lucide-react';
import { useState } from 'react';
import { DataTable, RowActions } from '@/features/admin/components/data-table';
import { DecisionDialog } from '@/features/admin/components/decision-dialog';
import { ItemDialog } from '@/features/admin/components/item-dialog';
import { itemName } from '@/features/admin/item-effects';
import { OfficePart } from '@/features/admin/components/office-part';
import { When } from '@/features/admin/components/when';
import { adminTexts } from '@/features/admin/texts';
import { useListAdminMiningItemsQuery, useUpdateMiningItemMutation } from '@/shared/api/generated/admin';
import type { AdminMiningItemDto, UpdateMiningItemDto } from '@/shared/api/generated/schemas';
import { formatDuration, formatNumber } from '@/shared/format';
import { Button, IconButton } from '@/shared/ui/button';
import { Amount } from '@/shared/ui/figure';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { EmptyState, Loaded } from '@/shared/ui/state';
import { toast, toastError } from '@/shared/ui/toast';
import { useSettings } from '@/shared/use-settings';
import styles from '@/features/admin/components/admin.module.css';
import table from '@/features/admin/components/data-table.module.css';

/** Seconds. */
const HOUR = 3_600;
const SORT_STEP = 10;

/** Mining items of the store: order, price, effect, availability. */
export function ItemsPanel() {
  const { t, language } = adminTexts.use();
  const query = useListAdminMiningItemsQuery();
  const [update, { isLoading }] = useUpdateMiningItemMutation();
  const [editing, setEditing] = useState<AdminMiningItemDto | 'new'>();
  const [takingOff, setTakingOff] = useState<AdminMiningItemDto>();
  const items = query.data ?? [];
  const addButton = (
    <Button icon={<Plus size={16} aria-hidden />} onClick={() => setEditing('new')}>
      {t('items.add')}
    </Button>
  );

  const save = async (id: string, updateMiningItemDto: UpdateMiningItemDto): Promise<void> => {
    try {
      await update({ id, updateMiningItemDto }).unwrap();
      toast({ title: t('items.saved') });
    } catch (error) {
      toastError(t('items.failed'), error, t('items.fallback'));
    }
  };

  /** Renumbers the whole list, so that equal positions are resolved too; sends changes only. */
  const move = async (index: number, by: -1 | 1): Promise<void> => {
    const order = items.map((item) => item);
    const [moved] = order.splice(index, 1);
    if (!moved) return;
    order.splice(index + by, 0, moved);
    try {
      for (const [place, { id, sort }] of order.entries()) {
        const next = (place + 1) * SORT_STEP;
        if (next !== sort) await update({ id, updateMiningItemDto: { sort: next } }).unwrap();
      }
    } catch (error) {
      toastError(t('items.failed'), error, t('items.fallback'));
    }
  };

  return (
    <OfficePart title={t('tab.items')} lead={t('items.lead')} action={addButton}>
      <Loaded
        query={query}
        skeleton={<SkeletonRows rows={5} height="40px" />}
        isEmpty={(rows) => rows.length === 0}
        empty={
          <EmptyState title={t('items.empty')} action={addButton}>
            {t('items.emptyText')}
          </EmptyState>
        }
      >
        {(rows) => (
          <ItemsTable
            rows={rows}
            busy={isLoading || query.isFetching}
            onMove={(index, by) => void move(index, by)}
            onOffer={(item) => void save(item.id, { isActive: true })}
            onTakeOff={setTakingOff}
            onEdit={setEditing}
          />
        )}
      </Loaded>
      {editing !== undefined && (
        <ItemDialog
          item={editing === 'new' ? undefined : editing}
          lastSort={Math.max(0, ...items.map(({ sort }) => sort))}
          onClose={() => setEditing(undefined)}
        />
      )}
      {takingOff && (
        <DecisionDialog
          onClose={() => setTakingOff(undefined)}
          title={t('items.takeOffTitle', { name: itemName(takingOff, language) })}
          consequence={t('items.takeOff', { sold: formatNumber(takingOff.sold) })}
          confirmLabel={t('items.takeOffConfirm')}
          danger
          act={async () => {
            await update({ id: takingOff.id, updateMiningItemDto: { isActive: false } }).unwrap();
            return { message: t('items.saved') };
          }}
          failedTitle={t('items.failed')}
          failedFallback={t('items.fallback')}
        />
      )}
    </OfficePart>
  );
}

interface ItemsTableProps {
  rows: AdminMiningItemDto[];
  busy: boolean;
  onMove: (index: number, by: -1 | 1) => void;
  onOffer: (item: AdminMiningItemDto) => void;
  onTakeOff: (item: AdminMiningItemDto) => void;
  onEdit: (item: AdminMiningItemDto) => void;
}

function ItemsTable({ rows, busy, onMove, onOffer, onTakeOff, onEdit }: ItemsTableProps) {
  const { t, language } = adminTexts.use();
  const effect = useEffectText();
  const shownCount = Number(useSettings().get('store_shownItems') ?? Infinity);
  const shown = rows.filter(({ isActive }) => isActive).slice(0, shownCount);
  /** Stays in place at the end of the list so that keyboard users keep the focus. */
  const mover = (item: AdminMiningItemDto, index: number, by: -1 | 1) => {
    const isLast = index + by < 0 || index + by >= rows.length;
    const name = itemName(item, language);
    return (
      <IconButton
        className={table['expand']}
        label={by === -1 ? t('items.up', { name }) : t('items.down', { name })}
        aria-disabled={isLast || undefined}
        onClick={() => (isLast || busy ? undefined : onMove(index, by))}
      >
        {by === -1 ? <ArrowUp size={15} aria-hidden /> : <ArrowDown size={15} aria-hidden />}
      </IconButton>
    );
  };
  return (
    <DataTable<AdminMiningItemDto>
      label={t('tab.items')}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          title: t('items.order'),
          width: 80,
          render: (item, index) => (
            <span className={table['order']}>
              {mover(item, index, -1)}
              {mover(item, index, 1)}
            </span>
          ),
        },
        {
          title: t('items.item'),
          render: (item) => (
            <span className={styles['stack']}>
              <b>{itemName(item, language)}</b>
              <span className={styles['muted']}>{language === 'ko' ? item.nameEn : item.nameKo}</span>
            </span>
          ),
        },
        {
          title: t('items.effect'),
          render: (item) => (
            <span className={styles['stack']}>
              {effect(item)}
              <span className={styles['muted']}>
                {t(`items.effectType.${item.effectType}`)} · {formatDuration(item.durationHours * HOUR)}
              </span>
            </span>
          ),
        },
        { title: t('items.price'), align: 'right', render: ({ price }) => <Amount value={price} unit={t('lcoin')} /> },
        { title: t('items.sold'), align: 'right', render: ({ sold }) => <Amount value={sold} /> },
        {
          title: t('items.onOffer'),
          render: (item) => (
            <span className={styles['stack']}>
              <span>
                <Switch
                  size="small"
                  checked={item.isActive}
                  disabled={busy}
                  aria-label={t('items.toggle', { name: itemName(item, language) })}
                  onChange={(isActive) => (isActive ? onOffer(item) : onTakeOff(item))}
                />
              </span>
              {item.isActive &&
                (shown.includes(item) ? (
                  <span className={styles['muted']}>{t('items.shown')}</span>
                ) : (
                  <span className={styles['muted']}>{t('items.notShown', { count: shownCount })}</span>
                ))}
            </span>
          ),
        },
        { title: t('settings.changed'), render: ({ updatedAt }) => <When at={updatedAt} isDay /> },
        {
          align: 'right',
          render: (item) => (
            <RowActions>
              <Button
                size="s"
                aria-label={t('items.editLabel', { name: itemName(item, language) })}
                onClick={() => onEdit(item)}
              >
                {t('items.edit')}
              </Button>
            </RowActions>
          ),
        },
      ]}
    />
  );
}

/** Effect of an item: `+20%`, `×3`, `×1.5 · ×6`. */
function useEffectText(): (item: AdminMiningItemDto) => string {
  const { t } = adminTexts.use();
  return ({ effectType, effectValue, rateMultiplier, capMultiplier }) => {
    if (effectType === 'speed_boost') return t('items.speedEffect', { percent: effectValue });
    if (effectType === 'cap_boost') return t('items.capEffect', { times: effectValue });
    return t('items.premiumEffect', { rate: rateMultiplier, cap: capMultiplier });
  };
}
