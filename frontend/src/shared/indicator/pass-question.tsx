import { type ApiError, toApiError } from '@/shared/api/api-error';
import { usePurchaseIndicatorMutation, usePurchaseIndicatorWithLuffMutation } from '@/shared/api/generated/member';
import type { IndicatorPaidWith, IndicatorPassDto } from '@/shared/api/generated/schemas';
import { subtractDecimals } from '@/shared/decimal';
import { formatDay, formatNumber } from '@/shared/format';
import { indicatorTexts } from '@/shared/indicator/texts';
import { cut, useLuffDigits } from '@/shared/points/luff-digits';
import { useSpendable } from '@/shared/points/use-spendable';
import { FactReceipt } from '@/shared/receipts/fact-receipt';
import { tellSlip } from '@/shared/receipts/tell-slip';
import { ActDialog } from '@/shared/ui/act-dialog';
import { Amount } from '@/shared/ui/figure';
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

/** Confirmation of a pass request, shared by all screens: TradingView ID, held amount, remaining balance, and how it joins a running pass. */
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
  const { t, language } = indicatorTexts.use();
  const available = useSpendable(paidWith);
  const [requestForLcoin] = usePurchaseIndicatorMutation();
  const [requestForLuff] = usePurchaseIndicatorWithLuffMutation();
  const price = paidWith === 'LCOIN' ? pass.priceLcoin : pass.priceLuff;
  const text = (value: string | number): string => formatNumber(value, { digits: MAX_DIGITS, trim: true });
  const luffDigits = useLuffDigits();
  const balance = (value: string): string => text(cut(value, paidWith === 'LUFF' ? luffDigits : MAX_DIGITS));
  const amount = `${text(price)} ${t(`unit.${paidWith}`)}`;

  const send = async () => {
    const request = paidWith === 'LCOIN' ? requestForLcoin : requestForLuff;
    try {
      return await request({ purchaseIndicatorDto: { tradingviewId, price } }).unwrap();
    } catch (error) {
      onRefused?.(toApiError(error));
      throw error;
    }
  };

  return (
    <ActDialog
      open={open}
      onClose={onClose}
      title={t('ask.title')}
      consequence={t('ask.consequence', { tradingviewId, amount })}
      amount={<Amount value={price} unit={t(`unit.${paidWith}`)} digits={MAX_DIGITS} trim />}
      confirmLabel={confirmLabel}
      act={send}
      tell={({ message, purchase: { id } }) =>
        tellSlip({
          title: t('ask.sent'),
          description: message,
          sum: { value: text(price), unit: t(`unit.${paidWith}`) },
          receipt: () => <FactReceipt kind="indicator-pass" id={id} />,
        })
      }
      done={t('ask.sent')}
      failed={failedTitle}
      fallback={t('ask.error')}
      kept={{ refused: t('ask.notPaid'), unknown: t('ask.unknown') }}
    >
      {pass.active && pass.expiresAt !== null && (
        <p className={styles['running']}>{t('running', { day: formatDay(pass.expiresAt, language) })}</p>
      )}
      {available !== undefined && (
        <p className={styles['rest']}>
          {t('ask.rest', {
            before: balance(available),
            after: balance(subtractDecimals(available, price)),
            unit: t(`unit.${paidWith}`),
          })}
        </p>
      )}
    </ActDialog>
  );
}
