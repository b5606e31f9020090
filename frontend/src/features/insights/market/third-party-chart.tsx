import { ChartCandlestick } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { chartAddress } from '@/features/insights/market/chart-symbol.rules';
import { marketTexts } from '@/features/insights/market/texts';
import { useTheme } from '@/shared/theme';
import { Button } from '@/shared/ui/button';
import { takeLostFocus } from '@/shared/ui/lost-focus';
import styles from '@/features/insights/market/third-party-chart.module.css';

export interface ThirdPartyChartProps {
  name: string;
  /** What the chart calls it: `BINANCE:BTCUSDT`. */
  symbol: string;
  /** Shown until the chart is asked for: what we know ourselves. */
  children?: ReactNode;
}

/** A chart of another site, loaded only when somebody asks for it, in a frame that cannot reach this page. */
export function ThirdPartyChart({ name, symbol, children }: ThirdPartyChartProps) {
  const { t, language } = marketTexts.use();
  const isDark = useTheme() === 'dark';
  const [isAsked, setAsked] = useState(false);
  const [wasAsked, setWasAsked] = useState(false);
  if (isAsked)
    return (
      <div className={styles['chart']}>
        <iframe
          className={styles['frame']}
          title={t('charts.frame', { name })}
          src={chartAddress({ symbol, dark: isDark, language })}
          // Its own origin, not ours: it may keep its settings, and can neither leave the frame nor read the page.
          sandbox="allow-scripts allow-same-origin allow-popups"
          referrerPolicy="no-referrer"
          loading="lazy"
        />
        {/* A cross-origin frame does not report to this page that it could not be loaded. */}
        <p className={styles['blank']}>{t('charts.blank')}</p>
        {children}
        <Button size="s" ref={takeLostFocus} onClick={() => setAsked(false)}>
          {t('charts.unload')}
        </Button>
      </div>
    );
  return (
    <div className={styles['place']}>
      {children}
      <div className={styles['ask']}>
        <Button
          size="s"
          icon={<ChartCandlestick size={16} aria-hidden />}
          ref={wasAsked ? takeLostFocus : null}
          onClick={() => {
            setAsked(true);
            setWasAsked(true);
          }}
        >
          {t('charts.load')}
        </Button>
        <p>{t('charts.third')}</p>
      </div>
    </div>
  );
}
