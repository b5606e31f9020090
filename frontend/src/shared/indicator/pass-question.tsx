import { type ApiError, toApiError } from '@/shared/api/api-error';
import { usePurchaseIndicatorMutation, usePurchaseIndicatorWithLuffMutation } from '@/shared/api/generated/member';
import type { IndicatorPaidWith, IndicatorPassDto } from '@/shared/api/generated/schemas';
import { subtractDecimals } from '@/shared/decimal';
import { formatNumber } from '@/shared/format';
import { indicatorTexts } from '@/shared/indicator/texts';
import { useSpendable } from '@/shared/points/use-spendable';
import { ConfirmDialog } from '@/shared/ui/dialog';
import { toast, toastError } from '@/shared/ui/toast';
import styles from '@/shared/indicator/pass-question.module.css';

const MAX_DIGITS = 8;

export interface PassQuestionProps {
  open: boolean;
  onClose: () => void;
  pass: IndicatorPassDto;
  paidWith: IndicatorPaidWith;
  /** User the pass is for. */
  tradingviewId: string;
  /** Label of the button that opened it, used again for the confirming one. */
  confirmLabel: string;
  /** Title of the error toast. */
  failedTitle: string;
  onRefused?: (error: ApiError) => void;
}

/** Confirmation of a pass request, shared by all screens: TradingView ID, held amount, and remaining balance. */
export function PassQuestion({
  open,
  onClose,
  pass,
  paidWith,
  tradingviewId,
  confirmLabel,
  failedTitle,
  onRefused,
}: PassQuestionProps) {
  const { t } = indicatorTexts.use();
  const available = useSpendable(paidWith);
  const [requestForLcoin, lcoinState] = usePurchaseIndicatorMutation();
  const [requestForLuff, luffState] = usePurchaseIndicatorWithLuffMutation();
  const price = paidWith === 'LCOIN' ? pass.priceLcoin : pass.priceLuff;
  const text = (value: string | number): string => formatNumber(value, { digits: MAX_DIGITS, trim: true });
  const amount = `${text(price)} ${t(`unit.${paidWith}`)}`;

  const send = async (): Promise<void> => {
    const request = paidWith === 'LCOIN' ? requestForLcoin : requestForLuff;
    try {
      const { message } = await request({ purchaseIndicatorDto: { tradingviewId, price } }).unwrap();
      toast({ title: t('ask.sent'), description: message });
    } catch (error) {
      onRefused?.(toApiError(error));
      toastError(failedTitle, error, t('ask.error'));
    }
    onClose();
  };

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      title={t('ask.title')}
      consequence={t('ask.consequence', { tradingviewId, amount })}
      amount={amount}
      confirmLabel={confirmLabel}
      onConfirm={() => void send()}
      busy={lcoinState.isLoading || luffState.isLoading}
    >
      {available !== undefined && (
        <p className={styles['rest']}>
          {t('ask.rest', {
            before: text(available),
            after: text(subtractDecimals(available, price)),
            unit: t(`unit.${paidWith}`),
          })}
        </p>
      )}
    </ConfirmDialog>
  );
}
