import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { AverageBanner } from '@/features/home/components/average-banner';
import { ExchangeList } from '@/features/home/components/exchange-list';
import { DrawnShowcase } from '@/features/home/components/drawn-showcase';
import { Hero, type HeroProps, scrollToPart } from '@/features/home/components/hero';
import { useJoinExchange } from '@/features/home/components/join-exchange';
import { KycBand } from '@/features/home/components/kyc-band';
import { PayoutStrip } from '@/features/home/components/payout-strip';
import { RebateTicker } from '@/features/home/components/rebate-ticker';
import { UidCheck } from '@/features/home/uid-check/uid-check';
import { homeTexts } from '@/features/home/texts';
import { useExchanges } from '@/shared/api/ages';
import { cx } from '@/shared/ui/class-names';
import { LazyPart, lazyPart } from '@/shared/ui/lazy-part';
import { PagePart } from '@/shared/ui/page-part';
import { useHashPart } from '@/shared/use-hash-part';
import { useTitle } from '@/shared/use-title';
import styles from '@/features/home/pages/home-page.module.css';

// Dialogs are loaded on first use.
const calculator = lazyPart(async () => (await import('@/features/home/calculator/calculator')).Calculator);
const unread = lazyPart(async () => (await import('@/features/home/components/unread')).Unread);
const kycGuide = lazyPart(async () => (await import('@/features/home/guides/kyc-guide')).KycGuide);

/** Anchors of the footer: some scroll to a part of the page, some open a dialog. */
const overlays = ['calculator', 'kyc'] as const;

type Overlay = (typeof overlays)[number] | 'compare';

interface HomePageProps extends Pick<HeroProps, 'own'> {
  /** What lies on the desk of the hero: the example that it is given, or a member's own receipt. */
  desk: (example: ReactNode) => ReactNode;
}

export function HomePage({ desk, own }: HomePageProps) {
  const { t, language } = homeTexts.use();
  useTitle(t('title'));
  const { hash, key } = useLocation();
  const { asked, leave } = useHashPart(overlays);
  const { data: exchanges, isError } = useExchanges();
  const { join, dialog } = useJoinExchange();
  const [opened, setOpened] = useState<Overlay>();
  // Id or name of the exchange the visitor came from.
  const [kycExchange, setKycExchange] = useState<string>();
  const overlay = asked ?? opened;

  useEffect(() => {
    if (hash !== '' && !overlays.some((part) => hash === `#${part}`)) scrollToPart(hash.slice(1));
  }, [hash, key]);

  const close = (): void => {
    setOpened(undefined);
    leave();
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
      {isError && !exchanges && (
        <LazyPart part={unread} quiet>
          {(Unread) => <Unread />}
        </LazyPart>
      )}
      <div className={styles['full']}>
        <Hero desk={desk(<RebateTicker />)} own={own} />
      </div>
      <PagePart>
        <div className={cx(styles['full'], styles['money'])}>
          <div>
            <AverageBanner onCalculate={() => setOpened('calculator')} />
          </div>
        </div>
      </PagePart>
      <PagePart>
        <UidCheck onCalculator={() => setOpened('calculator')} onKycGuide={openKycGuide} onJoin={joinByName} />
      </PagePart>
      <PagePart>
        <div className={cx(styles['full'], styles['record'])}>
          <div>
            <PayoutStrip />
          </div>
        </div>
      </PagePart>
      <PagePart>
        <ExchangeList onJoin={join} onKycGuide={openKycGuide} onCompare={() => setOpened('compare')} />
      </PagePart>
      <PagePart>
        <div className={styles['full']}>
          <DrawnShowcase key={language} />
        </div>
        <KycBand onOpen={() => openKycGuide()} />
      </PagePart>
      {dialog}
      {(overlay === 'calculator' || overlay === 'compare') && (
        <LazyPart part={calculator} onFailed={close}>
          {(Calculator) => (
            <Calculator open onOpenChange={close} view={overlay === 'compare' ? 'compare' : undefined} />
          )}
        </LazyPart>
      )}
      {overlay === 'kyc' && (
        <LazyPart part={kycGuide} onFailed={close}>
          {(KycGuide) => (
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
                // After the focus has returned to the guide's trigger.
                setTimeout(() => scrollToPart('uid-check'), 50);
              }}
            />
          )}
        </LazyPart>
      )}
    </div>
  );
}
