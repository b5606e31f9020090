import { storePageTexts } from '@/app/pages/store/texts';
import { LcoinBalance } from '@/shared/statement/lcoin-balance';
import { LuffBalanceFigure, LuffBalanceLabel } from '@/features/luff/components/luff-figures';
import { mostUsdt, usdtSum } from '@/features/luff/luff-amounts';
import { IndicatorOffer } from '@/features/store/components/indicator-offer';
import { MiningOffers } from '@/features/store/components/mining-offers';
import { OWNED_ANCHOR, OwnedItems } from '@/features/store/components/owned-items';
import { StoreOrders } from '@/features/store/components/store-orders';
import { VoucherOffer } from '@/features/store/components/voucher-offer';
import { useGetLuffBalanceQuery } from '@/shared/api/generated/member';
import { useGetLcoinBalanceQuery } from '@/shared/api/generated/site';
import type { LuffBalanceDto } from '@/shared/api/generated/schemas';
import { compareDecimals, subtractDecimals } from '@/shared/decimal';
import { formatNumber } from '@/shared/format';
import { paths } from '@/shared/paths';
import { ButtonLink } from '@/shared/ui/button';
import { Page, Section } from '@/shared/ui/card';
import { Dotted } from '@/shared/ui/dotted';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stat } from '@/shared/ui/stat';
import { Loaded } from '@/shared/ui/state';
import { useTitle } from '@/shared/use-title';
import styles from '@/app/pages/store/store-page.module.css';

/** The store, under both of its addresses: balance, offers and own items. */
export function StorePage() {
  const { t } = storePageTexts.use();
  const lcoin = useGetLcoinBalanceQuery();
  const luff = useGetLuffBalanceQuery();
  const isHeld = lcoin.data && compareDecimals(lcoin.data.available, lcoin.data.balance) !== 0;
  useTitle(`${t('title')} | Lance`);
  const luffNote = (wallet: LuffBalanceDto): string[] => {
    const { usdtValue, held, progress } = wallet;
    const lacking = subtractDecimals(progress.minimumUsdt, mostUsdt({ ...wallet, minimumUsdt: progress.minimumUsdt }));
    return [
      t('luffWorth', { usdt: usdtSum(usdtValue) }),
      ...(compareDecimals(lacking, 0) > 0 ? [t('luffLacking', { usdt: usdtSum(lacking) })] : []),
      ...(compareDecimals(held, 0) > 0
        ? [t('luffHeld', { amount: formatNumber(held, { digits: 2, trim: true }) })]
        : []),
    ];
  };
  return (
    <Page
      title={t('title')}
      action={
        <ButtonLink size="s" variant="link" to={paths.myInfo}>
          {t('earnings')}
        </ButtonLink>
      }
    >
      <dl className={styles['balances']} aria-label={t('balances')}>
        <Stat
          hero
          label={t('lcoin')}
          note={isHeld && t('lcoinAvailable', { amount: formatNumber(lcoin.data?.available ?? 0) })}
        >
          <LcoinBalance size="hero" />
        </Stat>
        <Stat
          label={<LuffBalanceLabel wallet={luff.data} />}
          note={luff.data && <Dotted parts={luffNote(luff.data)} />}
        >
          <Loaded query={luff} skeleton={<Skeleton width="6em" />}>
            {(wallet) => <LuffBalanceFigure wallet={wallet} />}
          </Loaded>
        </Stat>
      </dl>
      <MiningOffers />
      <div className={styles['pair']}>
        <IndicatorOffer />
        <VoucherOffer />
      </div>
      <div className={styles['pair']}>
        <Section id={OWNED_ANCHOR} title={t('owned')} lead={t('ownedLead')}>
          <OwnedItems />
        </Section>
        <Section title={t('orders')}>
          <StoreOrders />
        </Section>
      </div>
    </Page>
  );
}
