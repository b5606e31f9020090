import { Suspense, lazy, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { AverageBanner } from '@/features/home/components/average-banner';
import { ExchangeList } from '@/features/home/components/exchange-list';
import { FeatureShowcase } from '@/features/home/components/feature-showcase';
import { Hero, scrollToPart } from '@/features/home/components/hero';
import { useJoinExchange } from '@/features/home/components/join-exchange';
import { KycBand } from '@/features/home/components/kyc-band';
import { UidCheck } from '@/features/home/components/uid-check';
import { homeTexts } from '@/features/home/texts';
import { useListExchangesQuery } from '@/shared/api/generated';
import { useTitle } from '@/shared/use-title';
import styles from '@/features/home/pages/home-page.module.css';

// What floats above the page comes when it is first asked for.
const Calculator = lazy(async () => ({ default: (await import('@/features/home/calculator/calculator')).Calculator }));
const KycGuide = lazy(async () => ({ default: (await import('@/features/home/components/kyc-guide')).KycGuide }));

type Overlay = 'calculator' | 'kyc';

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
  const asked = overlayOfHash[location.hash];
  const overlay = asked ?? opened;

  useEffect(() => {
    if (location.hash !== '' && !overlayOfHash[location.hash]) scrollToPart(location.hash.slice(1));
  }, [location.hash, location.key]);

  const close = (): void => {
    setOpened(undefined);
    // The address no longer asks for it, and the same link works again.
    if (asked) void navigate({ hash: '' }, { replace: true, preventScrollReset: true });
  };
  const joinByName = (name: string): void => {
    const exchange = exchanges?.find((candidate) => candidate.name === name || candidate.id === name);
    if (exchange) join(exchange);
  };

  return (
    <div className={styles['page']}>
      <Hero />
      <AverageBanner onCalculate={() => setOpened('calculator')} />
      <UidCheck onCalculator={() => setOpened('calculator')} onKycGuide={() => setOpened('kyc')} onJoin={joinByName} />
      <ExchangeList onJoin={join} />
      <FeatureShowcase />
      <KycBand onOpen={() => setOpened('kyc')} />
      {dialog}
      <Suspense>
        {overlay === 'calculator' && <Calculator open onOpenChange={close} />}
        {overlay === 'kyc' && <KycGuide open onOpenChange={close} />}
      </Suspense>
    </div>
  );
}
