import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode } from 'react';
import { AlertsPanel } from '@/features/insights/alerts/alerts-panel';
import { CoinAnalysisPanel } from '@/features/insights/analysis/coin-analysis-panel';
import { CoinActs } from '@/features/insights/favourites/coin-acts';
import { useFavourites } from '@/features/insights/favourites/use-favourites';
import { MyCoinsPanel } from '@/features/insights/favourites/my-coins-panel';
import { KimchiPanel } from '@/features/insights/kimchi/kimchi-panel';
import { PremiumHero } from '@/features/insights/kimchi/premium-hero';
import { AlertTicker } from '@/features/insights/market/alert-ticker';
import { ChartsPanel } from '@/features/insights/market/charts-panel';
import { CoinsPanel } from '@/features/insights/market/coins-panel';
import { LargeTradesPanel, LiquidationsPanel } from '@/features/insights/market/flows-panels';
import { FundingPanel } from '@/features/insights/market/funding-panel';
import { GainersPanel } from '@/features/insights/market/gainers-panel';
import { HyperliquidPanel } from '@/features/insights/market/hyperliquid-panel';
import { MoodPanel } from '@/features/insights/market/mood-panel';
import { CoinDialogs } from '@/features/insights/market/coin-dialogs';
import { OverviewStrip } from '@/features/insights/market/overview-strip';
import { SectorsPanel } from '@/features/insights/market/sectors-panel';
import { SurgeBanner } from '@/features/insights/market/surge-banner';
import { TradersPanel } from '@/features/insights/market/traders-panel';
import { NewsPanel } from '@/features/insights/news/news-panel';
import { OutageNotice } from '@/features/insights/outages/outage-notice';
import { OutagePart, TellsOutages } from '@/features/insights/outages/reports';
import { PanelChoice, useHiddenPanels } from '@/features/insights/pages/panel-choice';
import type { Panel } from '@/features/insights/panels';
import { insightsTexts } from '@/features/insights/texts';
import { paths } from '@/shared/paths';
import { useLanguageSwitch } from '@/shared/session/use-language-switch';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Page } from '@/shared/ui/card';
import { useTitle } from '@/shared/use-title';
import styles from '@/features/insights/pages/crypto-insights-page.module.css';

/** The whole market live: the Korean premium first, then what moves, what it costs and what is written. */
export function CryptoInsightsPage() {
  const { t } = insightsTexts.use();
  const panels = useHiddenPanels();
  useTitle(`${t('title')} | Lance`);
  const shown = (panel: Panel, content: ReactNode) =>
    panels.shows(panel) && <OutagePart name={panel}>{content}</OutagePart>;
  return (
    <TellsOutages>
      <CoinDialogs>
        <Page
          title={t('title')}
          lead={t('lead')}
          action={
            <>
              <ButtonLink size="s" to={paths.myPage}>
                {t('myPage')}
              </ButtonLink>
              <LanguageToggle />
              <PanelChoice panels={panels} icon={<SlidersHorizontal size={16} aria-hidden />} />
            </>
          }
        >
          <OutageNotice />
          <div className={styles['first']}>
            <div className={styles['alerts']}>
              <AlertTicker />
              <OutagePart name="surge">
                <SurgeBanner />
              </OutagePart>
            </div>
            <div className={styles['answer']}>
              <OutagePart name="premium">
                <PremiumHero />
              </OutagePart>
              {shown('overview', <OverviewStrip />)}
            </div>
          </div>
          {shown('myCoins', <MyCoinsPanel />)}
          {shown('alerts', <AlertsPanel />)}
          {panels.shows('kimchi') && (
            <OutagePart name="premium">
              <OwnKimchiPanel />
            </OutagePart>
          )}
          <div className={styles['columns']}>
            <div className={styles['column']}>
              {shown('gainers', <GainersPanel />)}
              {shown('sectors', <SectorsPanel />)}
              {shown('liquidations', <LiquidationsPanel />)}
              {shown('largeTrades', <LargeTradesPanel />)}
              {shown('news', <NewsPanel />)}
              {shown('funding', <FundingPanel />)}
            </div>
            <div className={styles['column']}>
              {shown('mood', <MoodPanel />)}
              {shown('charts', <ChartsPanel />)}
              {shown('analysis', <CoinAnalysisPanel />)}
              {shown('coins', <CoinsPanel />)}
              {shown('hyperliquid', <HyperliquidPanel />)}
              {shown('traders', <TradersPanel />)}
            </div>
          </div>
        </Page>
      </CoinDialogs>
    </TellsOutages>
  );
}

/** Drawn anew by itself when a star moves. */
function OwnKimchiPanel() {
  return <KimchiPanel own={{ ...useFavourites(), Acts: CoinActs }} />;
}

function LanguageToggle() {
  const { t } = insightsTexts.use();
  const { other, switchTo } = useLanguageSwitch();
  return (
    <Button size="s" onClick={switchTo}>
      <span lang={other}>{t('toOther')}</span>
    </Button>
  );
}
