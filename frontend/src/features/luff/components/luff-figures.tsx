import { TodayReceipt } from '@/features/luff/components/luff-receipts';
import { exactLuff } from '@/features/luff/luff-amounts';
import { luffTexts } from '@/features/luff/texts';
import { useGetLuffBalanceQuery } from '@/shared/api/generated/member';
import type { LuffBalanceDto } from '@/shared/api/generated/schemas';
import { compareDecimals } from '@/shared/decimal';
import { usePaybackWay } from '@/shared/money/money-way';
import { cut, useLuffDigits } from '@/shared/points/luff-digits';
import { Figure, type FigureProps } from '@/shared/ui/figure';

export interface LuffFigureProps {
  wallet: LuffBalanceDto;
  size?: FigureProps['size'];
}

/** Total Luff of a member; its receipt splits it into available and held. */
export function LuffBalanceFigure({ wallet, size = 'text' }: LuffFigureProps) {
  const { t } = luffTexts.use();
  const digits = useLuffDigits();
  const paybackWay = usePaybackWay();
  // Time of the wallet's answer.
  const { fulfilledTimeStamp } = useGetLuffBalanceQuery();
  const { balance, availableLuff, held, clawback } = wallet;
  const unit = t('luff');
  return (
    <Figure
      value={cut(balance, digits)}
      unit={unit}
      digits={digits}
      size={size}
      receipt={{
        title: t('wallet.balance'),
        rows: [
          { label: t('wallet.available'), value: exactLuff(availableLuff), unit },
          { label: t('wallet.held'), value: exactLuff(held), unit, operator: '+', note: t('wallet.heldNote') },
        ],
        sum: { value: exactLuff(balance), unit },
        ...(compareDecimals(clawback, 0) > 0 ? { note: t('wallet.clawback', { amount: exactLuff(clawback) }) } : {}),
        way: paybackWay,
        source: t('wallet.source'),
        at: fulfilledTimeStamp === undefined ? undefined : new Date(fulfilledTimeStamp).toISOString(),
      }}
    />
  );
}

/** Luff posted today; its receipt lists the entries. */
export function LuffTodayFigure({ wallet: { todayEarned }, size = 'text' }: LuffFigureProps) {
  const { t } = luffTexts.use();
  const digits = useLuffDigits();
  return (
    <Figure
      value={cut(todayEarned, digits)}
      unit={t('luff')}
      digits={digits}
      size={size}
      signed
      receiptTitle={t('wallet.todayTitle')}
      receiptBody={() => <TodayReceipt total={todayEarned} />}
    />
  );
}
