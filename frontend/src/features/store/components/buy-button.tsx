import { useState } from 'react';
import { ShortDialog, pointText } from '@/features/store/components/short-dialog';
import { missingOf } from '@/features/store/mining-effect.rules';
import { storeTexts } from '@/features/store/texts';
import { useOfferRefresh } from '@/shared/points/use-offer-refresh';
import { subtractDecimals } from '@/shared/decimal';
import { formatNumber } from '@/shared/format';
import { useSpendable } from '@/shared/points/use-spendable';
import { Button } from '@/shared/ui/button';
import { ConfirmDialog } from '@/shared/ui/dialog';
import { toast, toastError } from '@/shared/ui/toast';
import styles from '@/features/store/components/store.module.css';

export interface BuyButtonProps {
  /** What is bought, as the question names it. */
  name: string;
  /** Whole L: what the buyer sees, sends and pays. */
  price: number;
  /** What follows from the purchase, beside the balance. */
  consequence: string;
  /** Buys for the price that was shown; answers the server's sentence. */
  onBuy: (price: number) => Promise<{ message: string }>;
}

/** Buys for L coin: a question with the price and what stays, or what is missing. */
export function BuyButton({ name, price, consequence, onBuy }: BuyButtonProps) {
  const { t } = storeTexts.use();
  const available = useSpendable('LCOIN');
  const refreshOffer = useOfferRefresh();
  const [open, setOpen] = useState<'ask' | 'short'>();
  const [isBusy, setBusy] = useState(false);
  const label = t('buy.button', { price: formatNumber(price) });

  const start = (): void =>
    setOpen(available !== undefined && missingOf(price, available) !== undefined ? 'short' : 'ask');
  const buy = async (): Promise<void> => {
    setBusy(true);
    try {
      const { message } = await onBuy(price);
      toast({ title: t('buy.done'), description: message });
    } catch (error) {
      refreshOffer(error);
      toastError(t('buy.failed'), error);
    }
    setBusy(false);
    setOpen(undefined);
  };

  return (
    <>
      <Button onClick={start} aria-label={`${name}, ${label}`}>
        {label}
      </Button>
      <ConfirmDialog
        open={open === 'ask'}
        onOpenChange={() => setOpen(undefined)}
        title={t('buy.title', { name })}
        consequence={consequence}
        amount={`${formatNumber(price)} L`}
        confirmLabel={label}
        onConfirm={() => void buy()}
        busy={isBusy}
      >
        {available !== undefined && (
          <p className={styles['rest']}>
            {t('buy.balance', { before: pointText(available), after: pointText(subtractDecimals(available, price)) })}
          </p>
        )}
      </ConfirmDialog>
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
