import { LuffBalanceFigure } from '@/features/luff/components/luff-figures';
import { useGetLuffBalanceQuery } from '@/shared/api/generated/member';
import type { FigureProps } from '@/shared/ui/figure';
import { Skeleton } from '@/shared/ui/skeleton';
import { Loaded } from '@/shared/ui/state';

/** Total Luff of the member. */
export function LuffBalance({ size = 'text' }: { size?: FigureProps['size'] }) {
  const balance = useGetLuffBalanceQuery();
  return (
    <Loaded query={balance} skeleton={<Skeleton width="6em" />}>
      {(wallet) => <LuffBalanceFigure wallet={wallet} size={size} />}
    </Loaded>
  );
}
