import { TodayReceipt } from '@/features/luff/components/luff-receipts';
import { exactLuff } from '@/features/luff/luff-amounts';
import { luffTexts } from '@/features/luff/texts';
import { useGetLuffBalanceQuery } from '@/shared/api/generated/member';
import type { LuffBalanceDto } from '@/shared/api/generated/schemas';
import { compareDecimals } from '@/shared/decimal';
import { usePaybackWay } from '@/shared/money/money-way';
import { cut, useLuffDigits } from '@/shared/points/luff-digits';
import { PointBalance } from '@/shared/statement/point-balance';
import { Figure, type FigureProps } from '@/shared/ui/figure';
import { Skeleton } from '@/shared/ui/skeleton';
import { Loaded } from '@/shared/ui/state';

export interface LuffFigureProps {
  wallet: LuffBalanceDto;
  size?: FigureProps['size'];
}

/** Total Luff of a member. */
export function LuffBalanceFigure({ wallet, size }: LuffFigureProps) {
  const { t } = luffTexts.use();
  const { balance, availableLuff, held, clawback } = wallet;
  return (
    <PointBalance
      {...{ balance, held, size }}
      title={t('wallet.balance')}
      unit={t('luff')}
      available={availableLuff}
      digits={useLuffDigits()}
      at={useGetLuffBalanceQuery().fulfilledTimeStamp}
      note={compareDecimals(clawback, 0) > 0 ? t('wallet.clawback', { amount: exactLuff(clawback) }) : undefined}
      way={usePaybackWay()}
    />
  );
}

/** The same where the wallet is not read yet. */
export function LuffBalance() {
  const balance = useGetLuffBalanceQuery();
  return (
    <Loaded query={balance} skeleton={<Skeleton width="6em" />}>
      {(wallet) => <LuffBalanceFigure wallet={wallet} />}
    </Loaded>
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
