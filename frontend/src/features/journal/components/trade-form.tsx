import { useState } from 'react';
import { Amount, amountField } from '@/features/journal/amounts';
import type { DayPartProps } from '@/features/journal/components/day-part';
import { isPositive, plainNumber, tradeResult } from '@/features/journal/journal.rules';
import { journalTexts } from '@/features/journal/texts';
import { useCreateTradeMutation, useUpdateTradeMutation } from '@/shared/api/generated/member';
import type { TradeDto, TradeType } from '@/shared/api/generated/schemas';
import { formatNumber } from '@/shared/format';
import { Form } from '@/shared/form/form';
import { useForm } from '@/shared/form/use-form';
import { Button } from '@/shared/ui/button';
import { Field, Input } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import { toast } from '@/shared/ui/toast';
import styles from '@/features/journal/components/day-dialog.module.css';

const TYPES = ['long', 'short'] as const satisfies readonly TradeType[];
const PRICES = ['entryPrice', 'exitPrice', 'quantity'] as const;
const LEVERAGE = /^([1-9]\d{0,2}|1000)$/;
const DEFAULT_EXCHANGE = 'Binance';

interface Typed extends Record<
  'symbol' | (typeof PRICES)[number] | 'leverage' | 'stopPrice' | 'exchange' | 'note',
  string
> {
  type: TradeType;
}

const typedOf = (trade: TradeDto | undefined): Typed => ({
  symbol: trade?.symbol ?? '',
  type: trade?.type ?? 'long',
  entryPrice: trade?.entryPrice ?? '',
  exitPrice: trade?.exitPrice ?? '',
  quantity: trade?.quantity ?? '',
  leverage: String(trade?.leverage ?? 1),
  stopPrice: trade?.stopPrice ?? '',
  exchange: trade?.exchange ?? DEFAULT_EXCHANGE,
  note: trade?.note ?? '',
});

interface TradeFormProps extends DayPartProps {
  /** The trade to change; without it one is added. */
  edited: TradeDto | undefined;
  /** Whether a button opened it: it takes the focus and can be cancelled. */
  isOpened: boolean;
  onEnd: () => void;
}

/** Adds or changes a trade; its result is computed whenever a field is left. */
export function TradeForm({ day, edited, isOpened, onEnd }: TradeFormProps) {
  const { t } = journalTexts.use();
  const [create] = useCreateTradeMutation();
  const [update] = useUpdateTradeMutation();
  const [shown, setShown] = useState(() => tradeResult(typedOf(edited)));
  const form = useForm({
    values: typedOf(edited),
    check: (typed) => ({
      symbol: typed.symbol.trim() === '' ? t('trade.symbolMissing') : undefined,
      ...Object.fromEntries(
        PRICES.map((name) => [
          name,
          typed[name] === ''
            ? t(`trade.missing.${name}`)
            : isPositive(typed[name])
              ? undefined
              : t('trade.priceInvalid'),
        ]),
      ),
      stopPrice: typed.stopPrice === '' || isPositive(typed.stopPrice) ? undefined : t('trade.priceInvalid'),
      leverage: typed.leverage === '' || LEVERAGE.test(typed.leverage) ? undefined : t('trade.leverageInvalid'),
    }),
    read: (typed) => ({
      ...typed,
      ...{ entryPrice: plainNumber(typed.entryPrice), exitPrice: plainNumber(typed.exitPrice) },
      stopPrice: plainNumber(typed.stopPrice),
      ...{ quantity: plainNumber(typed.quantity), leverage: typed.leverage || '1', tradeDate: day },
    }),
    send: (trade, changes) =>
      edited ? update({ id: edited.id, updateTradeDto: changes }).unwrap() : create({ createTradeDto: trade }).unwrap(),
    done: () => {
      toast({ title: t(edited ? 'trade.changed' : 'trade.added') });
      form.restart();
      setShown(undefined);
      onEnd();
    },
    failed: t(edited ? 'trade.changeFailed' : 'trade.addFailed'),
  });
  return (
    <Form
      form={form}
      className={styles['form']}
      aria-label={t('dialog.trades')}
      onBlur={() => setShown(tradeResult(form.values))}
    >
      <div className={styles['pair']}>
        <Field label={t('trade.symbol')} {...form.field('symbol')}>
          <Input
            placeholder="BTC-USDT"
            maxLength={30}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            autoFocus={isOpened}
          />
        </Field>
        <Field label={t('trade.type')} {...form.field('type')}>
          <Select options={TYPES.map((value) => ({ value, label: t(`trade.${value}`) }))} />
        </Field>
        {PRICES.map((name) => (
          <Field key={name} label={t(`trade.${name}`)} {...form.field(name)}>
            <Input
              type="number"
              step={name === 'quantity' ? 'any' : '0.01'}
              inputMode="decimal"
              autoComplete="off"
              {...(name === 'quantity' ? { className: amountField() } : { suffix: t('usdt') })}
            />
          </Field>
        ))}
        <Field label={t('trade.leverage')} hint={t('trade.leverageHint')} {...form.field('leverage')}>
          <Input type="number" step="1" min="1" max="1000" inputMode="numeric" suffix="×" autoComplete="off" />
        </Field>
        <Field label={t('trade.stopPrice')} hint={t('trade.stopHint')} optional {...form.field('stopPrice')}>
          <Input type="number" step="any" inputMode="decimal" suffix={t('usdt')} autoComplete="off" />
        </Field>
        <Field label={t('trade.exchange')} optional {...form.field('exchange')}>
          <Input maxLength={40} autoComplete="off" />
        </Field>
        <Field label={t('trade.note')} optional {...form.field('note')}>
          <Input maxLength={1000} autoComplete="off" />
        </Field>
      </div>
      <p className={styles['line']} aria-live="polite">
        <span>{t('trade.computed')}</span>
        {shown ? (
          <span>
            <Amount value={shown.profitLoss} unit={t('usdt')} digits={2} signed tone="change" size="m" />{' '}
            <span className="figures">({formatNumber(shown.percent, { digits: 2, sign: 'always' })}%)</span>
          </span>
        ) : (
          <span className={styles['waiting']}>{t('trade.waiting')}</span>
        )}
      </p>
      <div className={styles['actions']}>
        {isOpened && <Button onClick={onEnd}>{t('cancelEdit')}</Button>}
        <Button type="submit" variant="primary" busy={form.busy}>
          {t(edited ? 'trade.change' : 'trade.add')}
        </Button>
      </div>
    </Form>
  );
}
