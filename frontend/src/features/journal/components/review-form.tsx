import { isPositive, plainNumber } from '@/features/journal/journal.rules';
import { journalTexts } from '@/features/journal/texts';
import { useUpdateTradeMutation } from '@/shared/api/generated/member';
import type { TradeDto } from '@/shared/api/generated/schemas';
import { Form } from '@/shared/form/form';
import { useForm } from '@/shared/form/use-form';
import { Button } from '@/shared/ui/button';
import { Field, Input } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import { toast } from '@/shared/ui/toast';
import styles from '@/features/journal/components/day-dialog.module.css';

const GRADES = ['5', '4', '3', '2', '1'] as const;

/** Tags as typed, separated by commas; a leading `#`, with which tags are displayed, is dropped. */
const tagsOf = (typed: string): string[] =>
  typed
    .split(',')
    .map((tag) => tag.replace(/^[\s#]+/, '').trim())
    .filter((tag) => tag !== '');

interface ReviewFormProps {
  trade: TradeDto;
  onEnd: () => void;
}

/** What is written about a trade, be it typed or imported. */
export function ReviewForm({ trade, onEnd }: ReviewFormProps) {
  const { t } = journalTexts.use();
  const [update] = useUpdateTradeMutation();
  const name = `${trade.symbol} ${t(`trade.${trade.type}`)}`;
  const form = useForm({
    values: {
      note: trade.note ?? '',
      tags: trade.tags.join(', '),
      setup: trade.setup ?? '',
      mistake: trade.mistake ?? '',
      mood: String(trade.mood ?? ''),
      rating: String(trade.rating ?? ''),
      stopPrice: trade.stopPrice ?? '',
    },
    check: ({ stopPrice }) => ({
      stopPrice: stopPrice === '' || isPositive(stopPrice) ? undefined : t('trade.priceInvalid'),
    }),
    read: ({ tags, mood, rating, stopPrice, ...words }) => ({
      ...words,
      stopPrice: plainNumber(stopPrice),
      tags: tagsOf(tags),
      mood: mood === '' ? null : Number(mood),
      rating: rating === '' ? null : Number(rating),
    }),
    send: (review) => update({ id: trade.id, updateTradeDto: review }).unwrap(),
    done: () => {
      toast({ title: t('review.saved') });
      onEnd();
    },
    failed: t('review.failed'),
  });
  const grades = [{ value: '', label: t('review.none') }, ...GRADES.map((value) => ({ value, label: value }))];
  return (
    <Form form={form} className={styles['form']} aria-label={t('review.title', { name })}>
      <h3>{t('review.title', { name })}</h3>
      <div className={styles['pair']}>
        <Field label={t('review.tags')} hint={t('review.tagsHint')} optional {...form.field('tags')}>
          <Input autoComplete="off" />
        </Field>
        <Field label={t('review.setup')} optional {...form.field('setup')}>
          <Input maxLength={60} autoComplete="off" />
        </Field>
        <Field label={t('review.mistake')} optional {...form.field('mistake')}>
          <Input maxLength={60} autoComplete="off" />
        </Field>
        <Field label={t('trade.stopPrice')} hint={t('trade.stopHint')} optional {...form.field('stopPrice')}>
          <Input type="number" step="any" inputMode="decimal" suffix={t('usdt')} autoComplete="off" />
        </Field>
        <Field label={t('review.mood')} optional {...form.field('mood')}>
          <Select options={grades} />
        </Field>
        <Field label={t('review.rating')} optional {...form.field('rating')}>
          <Select options={grades} />
        </Field>
        <Field label={t('trade.note')} optional {...form.field('note')}>
          <Input maxLength={1000} autoComplete="off" />
        </Field>
      </div>
      <div className={styles['actions']}>
        <Button onClick={onEnd}>{t('cancelEdit')}</Button>
        <Button type="submit" variant="primary" busy={form.busy}>
          {t('review.save')}
        </Button>
      </div>
    </Form>
  );
}
