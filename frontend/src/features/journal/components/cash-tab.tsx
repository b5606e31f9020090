import { Pencil, Plus, Trash2 } from 'lucide-react';
import { Amount, amountField, formatAmount } from '@/features/journal/amounts';
import type { DayPartProps } from '@/features/journal/components/day-part';
import { useDayForm } from '@/features/journal/components/use-day-form';
import { useOpener } from '@/features/journal/components/use-opener';
import { type RemoveUndoably, useUndoable } from '@/features/journal/components/use-undoable';
import { isPositive, plainNumber } from '@/features/journal/journal.rules';
import { journalTexts } from '@/features/journal/texts';
import {
  useCreateCashFlowMutation,
  useDeleteCashFlowMutation,
  useListCashFlowsInfiniteQuery,
  useUpdateCashFlowMutation,
} from '@/shared/api/generated/member';
import type { CashFlowDto, CashFlowType } from '@/shared/api/generated/schemas';
import { itemsOf } from '@/shared/api/pages';
import { Form } from '@/shared/form/form';
import { useForm } from '@/shared/form/use-form';
import { Button, IconButton } from '@/shared/ui/button';
import { Entries, Entry } from '@/shared/ui/entries';
import { Field, Input } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import { LoadedList } from '@/shared/ui/loaded-list';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { EmptyState } from '@/shared/ui/state';
import { toast } from '@/shared/ui/toast';
import styles from '@/features/journal/components/day-dialog.module.css';

const TYPES = ['deposit', 'withdrawal'] as const satisfies readonly CashFlowType[];

/** Deposits and withdrawals of the day. */
export function CashTab({ day }: DayPartProps) {
  const { t } = journalTexts.use();
  const query = useListCashFlowsInfiniteQuery({ from: day, to: day });
  const { removeUndoably, undo } = useUndoable();
  const form = useDayForm(itemsOf(query.data));
  const opener = useOpener(form.hasForm);
  return (
    <>
      {form.hasForm && (
        <CashForm key={form.edited?.id} day={day} edited={form.edited} isOpened={form.isOpened} onEnd={form.end} />
      )}
      {!form.hasForm && !query.isLoading && (
        <div className={styles['listHead']}>
          <Button ref={opener} size="s" icon={<Plus size={14} aria-hidden />} onClick={form.add}>
            {t('cash.add')}
          </Button>
        </div>
      )}
      {undo}
      <LoadedList
        query={query}
        more={t('cash.more')}
        skeleton={<SkeletonRows rows={2} height="56px" />}
        empty={<EmptyState title={t('cash.empty')}>{t('cash.emptyText')}</EmptyState>}
      >
        {(flows) => (
          <Entries label={t('cash.list')}>
            {flows.map((flow) => (
              <CashRow key={flow.id} flow={flow} onEdit={() => form.edit(flow)} removeUndoably={removeUndoably} />
            ))}
          </Entries>
        )}
      </LoadedList>
    </>
  );
}

interface CashFormProps extends DayPartProps {
  edited: CashFlowDto | undefined;
  /** Whether a button opened it: it takes the focus and can be cancelled. */
  isOpened: boolean;
  onEnd: () => void;
}

function CashForm({ day, edited, isOpened, onEnd }: CashFormProps) {
  const { t } = journalTexts.use();
  const [create] = useCreateCashFlowMutation();
  const [update] = useUpdateCashFlowMutation();
  const start: { type: CashFlowType; amount: string; description: string } = {
    type: edited?.type ?? 'deposit',
    amount: edited?.amount ?? '',
    description: edited?.description ?? '',
  };
  const form = useForm({
    values: start,
    check: ({ amount }) => ({ amount: isPositive(amount) ? undefined : t('cash.amountInvalid') }),
    read: ({ amount, ...rest }) => ({ ...rest, amount: plainNumber(amount), transactionDate: day }),
    send: (flow, changes) =>
      edited
        ? update({ id: edited.id, updateCashFlowDto: changes }).unwrap()
        : create({ createCashFlowDto: flow }).unwrap(),
    done: () => {
      toast({ title: t(edited ? 'cash.changed' : 'cash.added') });
      form.restart();
      onEnd();
    },
    failed: t(edited ? 'cash.changeFailed' : 'cash.addFailed'),
  });
  return (
    <Form form={form} className={styles['form']} aria-label={t('dialog.cash')}>
      <div className={styles['pair']}>
        <Field label={t('cash.type')} {...form.field('type')}>
          <Select options={TYPES.map((value) => ({ value, label: t(`cash.${value}`) }))} />
        </Field>
        <Field label={t('cash.amount')} {...form.field('amount')}>
          <Input
            className={amountField()}
            type="number"
            step="0.01"
            inputMode="decimal"
            suffix={t('usdt')}
            autoComplete="off"
            autoFocus={isOpened}
          />
        </Field>
      </div>
      <Field label={t('cash.description')} optional {...form.field('description')}>
        <Input maxLength={200} autoComplete="off" />
      </Field>
      <div className={styles['actions']}>
        {isOpened && <Button onClick={onEnd}>{t('cancelEdit')}</Button>}
        <Button type="submit" variant="primary" busy={form.busy}>
          {t(edited ? 'cash.change' : 'cash.add')}
        </Button>
      </div>
    </Form>
  );
}

interface CashRowProps {
  flow: CashFlowDto;
  onEdit: () => void;
  removeUndoably: RemoveUndoably;
}

function CashRow({ flow, onEdit, removeUndoably }: CashRowProps) {
  const { t } = journalTexts.use();
  const [remove, { isLoading }] = useDeleteCashFlowMutation();
  const [create] = useCreateCashFlowMutation();
  const { id, type, amount, description, transactionDate } = flow;
  const name = `${t(`cash.${type}`)} ${formatAmount(amount, { digits: 18, trim: true })} USDT`;
  const act = (): Promise<void> =>
    removeUndoably({
      remove: () => remove({ id }).unwrap(),
      again: () => create({ createCashFlowDto: { type, amount, description, transactionDate } }).unwrap(),
      removed: t('cash.removed'),
      againFailed: t('cash.addFailed'),
    });
  return (
    <Entry
      title={t(`cash.${type}`)}
      note={description ?? undefined}
      value={<Amount value={type === 'deposit' ? amount : `-${amount}`} unit={t('usdt')} digits={2} signed />}
      action={
        <div className={styles['rowActions']}>
          <IconButton label={t('edit', { name })} onClick={onEdit}>
            <Pencil size={16} aria-hidden />
          </IconButton>
          <IconButton label={t('remove', { name })} disabled={isLoading} onClick={() => void act()}>
            <Trash2 size={16} aria-hidden />
          </IconButton>
        </div>
      }
    />
  );
}
