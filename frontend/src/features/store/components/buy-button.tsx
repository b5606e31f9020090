import { useState } from 'react';
import { ShortDialog, pointText, useShortLabel } from '@/features/store/components/short-dialog';
import { storeTexts } from '@/features/store/texts';
import { subtractDecimals } from '@/shared/decimal';
import { formatNumber } from '@/shared/format';
import { useSpendable } from '@/shared/points/use-spendable';
import { FactReceipt } from '@/shared/receipts/fact-receipt';
import { tellSlip } from '@/shared/receipts/tell-slip';
import { ActDialog } from '@/shared/ui/act-dialog';
import { Button } from '@/shared/ui/button';
import { Amount } from '@/shared/ui/figure';
import styles from '@/features/store/components/store.module.css';

export interface BuyButtonProps {
  name: string;
  /** What is asked before; by default for an item. */
  title?: string;
  /** Price in whole L: displayed, sent and paid. */
  price: number;
  /** The one action of the view. */
  isPrimary?: boolean;
  /** Consequence of the purchase, beside the balance. */
  consequence: string;
  /** Buys at the displayed price; returns the server's message and the order. */
  onBuy: (price: number) => Promise<{ message: string; order: { id: string } }>;
}

/** Buys for L coin: asks with the price and the remaining balance, or shows what is missing. */
export function BuyButton({ name, title, price, isPrimary = false, consequence, onBuy }: BuyButtonProps) {
  const { t } = storeTexts.use();
  const available = useSpendable('LCOIN');
  const [open, setOpen] = useState<'ask' | 'short'>();
  const label = t('buy.button', { price: formatNumber(price) });
  const missing = useShortLabel('LCOIN', price, available);
  const short = missing && `${pointText(price)} L · ${missing}`;
  return (
    <>
      <Button
        variant={short !== undefined ? 'quiet' : isPrimary ? 'primary' : 'secondary'}
        className={short === undefined ? undefined : styles['short']}
        onClick={() => setOpen(short === undefined ? 'ask' : 'short')}
        aria-label={`${name}, ${short ?? label}`}
      >
        {short ?? label}
      </Button>
      <ActDialog
        open={open === 'ask'}
        onClose={() => setOpen(undefined)}
        title={title ?? t('buy.title', { name })}
        consequence={consequence}
        amount={<Amount value={price} unit="L" />}
        confirmLabel={label}
        act={() => onBuy(price)}
        tell={({ order }) =>
          tellSlip({
            title: t('buy.done'),
            subject: name,
            sum: { value: formatNumber(-price), unit: 'L' },
            receipt: () => <FactReceipt kind="order" id={order.id} />,
          })
        }
        done={t('buy.done')}
        failed={t('buy.failed')}
        kept={{ refused: t('buy.notPaid'), unknown: t('buy.unknown') }}
      >
        {available !== undefined && (
          <p className={styles['rest']}>
            {t('buy.balance', { before: pointText(available), after: pointText(subtractDecimals(available, price)) })}
          </p>
        )}
      </ActDialog>
      {available !== undefined && (
        <ShortDialog
          open={open === 'short'}
          onOpenChange={() => setOpen(undefined)}
          currency="LCOIN"
          price={price}
          available={available}
        />
      )}
    </>
  );
}
