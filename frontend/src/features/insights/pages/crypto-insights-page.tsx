import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode } from 'react';
import { AlertsPanel, FiringToasts } from '@/features/insights/alerts/alerts-panel';
import { CoinAnalysisPanel } from '@/features/insights/analysis/coin-analysis-panel';
import { useNarrow } from '@/features/insights/components/use-media';
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
import { PanelContents } from '@/features/insights/pages/panel-contents';
import { PanelChoice, useHiddenPanels } from '@/features/insights/pages/panel-choice';
import { Views } from '@/features/insights/pages/views';
import type { LinkedPanel, ViewPanel } from '@/features/insights/panels';
import { insightsTexts } from '@/features/insights/texts';
import { paths } from '@/shared/paths';
import { useLanguageSwitch } from '@/shared/session/use-language-switch';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Page } from '@/shared/ui/card';
import { useTitle } from '@/shared/use-title';
import styles from '@/features/insights/pages/crypto-insights-page.module.css';

const CONTENT: Readonly<Record<ViewPanel, ReactNode>> = {
  overview: <OverviewStrip />,
  myCoins: <MyCoinsPanel />,
  alerts: <AlertsPanel />,
  kimchi: <OwnKimchiPanel />,
  gainers: <GainersPanel />,
  sectors: <SectorsPanel />,
  liquidations: <LiquidationsPanel />,
  largeTrades: <LargeTradesPanel />,
  news: <NewsPanel />,
  funding: <FundingPanel />,
  mood: <MoodPanel />,
  charts: <ChartsPanel />,
  analysis: <CoinAnalysisPanel />,
  coins: <CoinsPanel />,
  hyperliquid: <HyperliquidPanel />,
  traders: <TradersPanel />,
};
const FIRST = ['myCoins', 'alerts', 'kimchi'] as const;
const COLUMNS = [
  ['gainers', 'sectors', 'liquidations', 'largeTrades', 'news', 'funding'],
  ['mood', 'charts', 'analysis', 'coins', 'hyperliquid', 'traders'],
] as const;
const ORDER: readonly LinkedPanel[] = [...FIRST, ...COLUMNS[0], ...COLUMNS[1]];

/** The whole market live: the Korean premium first, then what moves, what it costs and what is written. */
export function CryptoInsightsPage() {
  const { t } = insightsTexts.use();
  const panels = useHiddenPanels();
  const isNarrow = useNarrow();
  useTitle(`${t('title')} | Lance`);
  const shown = (names: readonly ViewPanel[]): ReactNode =>
    names.filter(panels.shows).map((name) => (
      <OutagePart key={name} name={name === 'kimchi' ? 'premium' : name}>
        {isNarrow ? (
          CONTENT[name]
        ) : (
          <div id={name} className={styles['panel']}>
            {CONTENT[name]}
          </div>
        )}
      </OutagePart>
    ));
  const premium = (
    <OutagePart name="premium">
      <PremiumHero />
    </OutagePart>
  );
  const strips = (
    <div>
      <AlertTicker />
      <OutagePart name="surge">
        <SurgeBanner />
      </OutagePart>
    </div>
  );
  const ways = (
    <>
      <ButtonLink size="s" to={paths.myPage}>
        {t('myPage')}
      </ButtonLink>
      <LanguageToggle />
      <PanelChoice panels={panels} icon={<SlidersHorizontal size={16} aria-hidden />} />
    </>
  );
  return (
    <TellsOutages>
      <CoinDialogs>
        {panels.shows('alerts') && <FiringToasts />}
        <Page title={t('title')} lead={isNarrow ? undefined : t('lead')} action={isNarrow ? undefined : ways}>
          <OutageNotice />
          {isNarrow ? (
            <>
              <Views panels={panels} answer={premium} strip={strips}>
                {shown}
              </Views>
              <div className={styles['ways']}>{ways}</div>
            </>
          ) : (
            <>
              <div className={styles['first']}>
                {premium}
                {panels.shows('overview') && <OutagePart name="overview">{CONTENT.overview}</OutagePart>}
                {strips}
              </div>
              <PanelContents names={ORDER.filter(panels.shows)} />
              {shown(FIRST)}
              <div className={styles['columns']}>
                {COLUMNS.map((column) => (
                  <div key={column[0]} className={styles['column']}>
                    {shown(column)}
                  </div>
                ))}
              </div>
            </>
          )}
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
