import { lcoinTexts } from '@/features/lcoin/texts';
import { useGetLcoinReceiptQuery } from '@/shared/api/generated/member';
import type { LcoinEntryDto } from '@/shared/api/generated/schemas';
import { paths } from '@/shared/paths';
import { LcoinReceiptPaper } from '@/shared/points/lcoin-receipt-paper';
import { ButtonLink } from '@/shared/ui/button';

/** Receipt of an L coin entry of the member (attendance, claim, order, request), with a link to its source. */
export function LcoinReceipt({ id }: { id: string }) {
  const query = useGetLcoinReceiptQuery({ id });
  return <LcoinReceiptPaper query={query} wayOn={({ reference }) => <WayOn reference={reference} />} />;
}

const screens = {
  exchange_uid: { to: paths.myPage, words: 'way.uids' },
  store_order: { to: paths.miningItems, words: 'way.store' },
  indicator_purchase: { to: paths.indicatorPurchase, words: 'way.indicators' },
} as const;

function WayOn({ reference }: { reference: LcoinEntryDto['reference'] }) {
  const { t } = lcoinTexts.use();
  const known = reference !== null && reference.type in screens;
  if (!known) return null;
  const { to, words } = screens[reference.type as keyof typeof screens];
  return (
    <ButtonLink size="s" to={to}>
      {t(words)}
    </ButtonLink>
  );
}
