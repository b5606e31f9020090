import { HeldReceipt, TodayReceipt } from '@/features/luff/components/luff-receipts';
import { luffTexts } from '@/features/luff/texts';
import {
  useGetLuffBalanceQuery,
  useGetLuffSummaryQuery,
  useListLuffTransactionsInfiniteQuery,
} from '@/shared/api/generated/member';
import type { LuffBalanceDto } from '@/shared/api/generated/schemas';
import { itemsOf } from '@/shared/api/pages';
import { compareDecimals } from '@/shared/decimal';
import { usePaybackWay } from '@/shared/money/money-way';
import { cut, cutUp, useLuffDigits } from '@/shared/points/luff-digits';
import { BalanceReceipt, LATEST, OwedReceipt, PointBalance } from '@/shared/statement/point-balance';
import { Figure, type FigureProps } from '@/shared/ui/figure';
import { Skeleton } from '@/shared/ui/skeleton';
import { Loaded } from '@/shared/ui/state';

export interface LuffFigureProps {
  wallet: LuffBalanceDto;
  size?: FigureProps['size'];
}

/** Luff that a member can use: what a request holds is not part of it. */
export function LuffBalanceFigure({ wallet, size }: LuffFigureProps) {
  const { t } = luffTexts.use();
  return (
    <PointBalance
      balance={wallet.availableLuff}
      size={size}
      title={t(balanceLabel(wallet))}
      unit={t('luff')}
      digits={useLuffDigits()}
      receipt={() => <LuffBalanceReceipt wallet={wallet} />}
    />
  );
}

/** With a part that is held, it is said that the rest can be used. */
export const balanceLabel = ({ held }: LuffBalanceDto): 'wallet.available' | 'wallet.balance' =>
  compareDecimals(held, 0) > 0 ? 'wallet.available' : 'wallet.balance';

function LuffBalanceReceipt({ wallet: { held } }: LuffFigureProps) {
  const { t } = luffTexts.use();
  const sums = useGetLuffSummaryQuery();
  const entries = useListLuffTransactionsInfiniteQuery({ limit: LATEST });
  return (
    <BalanceReceipt
      title={t('wallet.balance')}
      unit={t('luff')}
      sums={sums}
      entries={itemsOf(entries.data)}
      kind="luff"
      digits={useLuffDigits()}
      held={{ title: t('wallet.held'), body: () => <HeldReceipt held={held} /> }}
      way={usePaybackWay()}
    />
  );
}

/** What a corrected report took that was not there any more, rounded up; its receipt has all digits. */
export function LuffOwedFigure({ wallet: { clawback }, size }: LuffFigureProps) {
  const { t } = luffTexts.use();
  const digits = useLuffDigits();
  return (
    <Figure
      value={cutUp(clawback, digits)}
      unit={t('luff')}
      digits={digits}
      size={size ?? 'text'}
      receiptTitle={t('wallet.owed')}
      receiptBody={() => <LuffOwedReceipt />}
    />
  );
}

function LuffOwedReceipt() {
  const { t } = luffTexts.use();
  const sums = useGetLuffSummaryQuery();
  const entries = useListLuffTransactionsInfiniteQuery({ limit: LATEST });
  return (
    <OwedReceipt
      title={t('wallet.owed')}
      balanceTitle={t('wallet.balance')}
      unit={t('luff')}
      sums={sums}
      entries={itemsOf(entries.data)}
      kind="luff"
      digits={useLuffDigits()}
      note={t('wallet.owedNote')}
    />
  );
}

/** The same where the wallet is not read yet. */
export function LuffBalance({ size }: Pick<LuffFigureProps, 'size'>) {
  const balance = useGetLuffBalanceQuery();
  return (
    <Loaded query={balance} skeleton={<Skeleton width="6em" />}>
      {(wallet) => <LuffBalanceFigure wallet={wallet} size={size} />}
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
      receiptTitle={t(compareDecimals(todayEarned, 0) < 0 ? 'wallet.todayChange' : 'wallet.todayTitle')}
      receiptBody={() => <TodayReceipt total={todayEarned} />}
    />
  );
}
