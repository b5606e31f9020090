import { type ReactNode, useMemo, useState } from 'react';
import { AlertDialogs } from '@/features/insights/alerts/alert-dialog';
import { CoinDialog } from '@/features/insights/market/coin-dialog';
import { type BasicCoin, OpenCoin } from '@/features/insights/market/open-coin';

/** The page's one dialog of a coin, opened from any list in it, and that of an alert, also opened from the coin's. */
export function CoinDialogs({ children }: { children: ReactNode }) {
  const [coin, setCoin] = useState<BasicCoin>();
  const [isOpen, setOpen] = useState(false);
  const open = useMemo(
    () => (next: BasicCoin) => {
      setCoin(next);
      setOpen(true);
    },
    [],
  );
  return (
    <OpenCoin value={open}>
      <AlertDialogs>
        {children}
        {coin && <CoinDialog coin={coin} open={isOpen} onOpenChange={setOpen} />}
      </AlertDialogs>
    </OpenCoin>
  );
}
