import { Suspense, lazy, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { AverageBanner } from '@/features/home/components/average-banner';
import { ExchangeList } from '@/features/home/components/exchange-list';
import { FeatureShowcase } from '@/features/home/components/feature-showcase';
import { Hero, scrollToPart } from '@/features/home/components/hero';
import { useJoinExchange } from '@/features/home/components/join-exchange';
import { KycBand } from '@/features/home/components/kyc-band';
import { PayoutStrip } from '@/features/home/components/payout-strip';
import { UidCheck } from '@/features/home/components/uid-check';
import { homeTexts } from '@/features/home/texts';
import { useListExchangesQuery } from '@/shared/api/generated/site';
import { cx } from '@/shared/ui/class-names';
import { useHydrated } from '@/shared/ui/use-hydrated';
import { useTitle } from '@/shared/use-title';
import styles from '@/features/home/pages/home-page.module.css';

// What floats above the page comes when it is first asked for.
const Calculator = lazy(async () => ({ default: (await import('@/features/home/calculator/calculator')).Calculator }));
const KycGuide = lazy(async () => ({ default: (await import('@/features/home/guides/kyc-guide')).KycGuide }));

type Overlay = 'calculator' | 'compare' | 'kyc';

/** Addresses of the footer: some lead to a part of the page, some open what floats above it. */
const overlayOfHash: Record<string, Overlay> = {
  '#calculator': 'calculator',
  '#kyc': 'kyc',
};

export function HomePage() {
  const { t } = homeTexts.use();
  useTitle(t('title'));
  const location = useLocation();
  const navigate = useNavigate();
  const { data: exchanges } = useListExchangesQuery();
  const { join, dialog } = useJoinExchange();
  const [opened, setOpened] = useState<Overlay>();
  // The exchange a visitor came from, by id or name.
  const [kycExchange, setKycExchange] = useState<string>();
  // The part of an address behind the hash never reaches the server, so the first render cannot know it.
  const isHydrated = useHydrated();
  const asked = isHydrated ? overlayOfHash[location.hash] : undefined;
  const overlay = asked ?? opened;

  useEffect(() => {
    if (location.hash !== '' && !overlayOfHash[location.hash]) scrollToPart(location.hash.slice(1));
  }, [location.hash, location.key]);

  const close = (): void => {
    setOpened(undefined);
    // The address no longer asks for it, and the same link works again.
    if (asked) void navigate({ hash: '' }, { replace: true, preventScrollReset: true });
  };
  const openKycGuide = (exchange?: string): void => {
    setKycExchange(exchange);
    setOpened('kyc');
  };
  const joinByName = (name: string): void => {
    const exchange = exchanges?.find((candidate) => candidate.name === name || candidate.id === name);
    if (exchange) join(exchange);
  };

  return (
    <div className={styles['page']}>
      <div className={styles['full']}>
        <Hero />
      </div>
      <div className={cx(styles['full'], styles['money'])}>
        <div>
          <AverageBanner onCalculate={() => setOpened('calculator')} />
          <PayoutStrip />
        </div>
      </div>
      <UidCheck onCalculator={() => setOpened('calculator')} onKycGuide={openKycGuide} onJoin={joinByName} />
      <ExchangeList onJoin={join} onKycGuide={openKycGuide} onCompare={() => setOpened('compare')} />
      <div className={styles['full']}>
        <FeatureShowcase />
      </div>
      <KycBand onOpen={() => openKycGuide()} />
      {dialog}
      <Suspense>
        {(overlay === 'calculator' || overlay === 'compare') && (
          <Calculator open onOpenChange={close} view={overlay === 'compare' ? 'compare' : undefined} />
        )}
        {overlay === 'kyc' && (
          <KycGuide
            open
            onOpenChange={close}
            exchange={kycExchange}
            onJoin={(exchange) => {
              close();
              join(exchange);
            }}
            onUidCheck={() => {
              close();
              // After the focus went back to where the guide was opened from.
              setTimeout(() => scrollToPart('uid-check'), 50);
            }}
          />
        )}
      </Suspense>
    </div>
  );
}
