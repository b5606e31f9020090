import { guideTexts } from '@/features/indicators/guides/texts';
import { divideDecimals } from '@/shared/decimal';
import { formatNumber } from '@/shared/format';
import { paths } from '@/shared/paths';
import { sharedTexts } from '@/shared/texts';
import { ButtonLink } from '@/shared/ui/button';
import { Figure, NoFigure } from '@/shared/ui/figure';
import { Skeleton } from '@/shared/ui/skeleton';
import { useSettings } from '@/shared/use-settings';
import styles from '@/features/indicators/guides/guides.module.css';

/** Price of a pass from the published settings, with its receipt and links. */
export function PassPrice({ title, text }: { title: string; text: string }) {
  const { t } = guideTexts.use();
  const settings = useSettings();
  return (
    <section className={styles['price']} aria-labelledby="pass-price">
      <div className={styles['priceWords']}>
        <h2 id="pass-price">{title}</h2>
        <p>{text}</p>
      </div>
      <div>
        {settings.isLoading ? (
          <Skeleton width="8em" height="44px" />
        ) : (
          <Price
            lcoin={settings.get('indicators_passPriceLcoin')}
            luff={settings.get('indicators_passPriceLuff')}
            days={settings.get('indicators_passDays')}
          />
        )}
      </div>
      <div className={styles['ways']}>
        <PassRequest />
        <ButtonLink variant="link" to={paths.miningItems}>
          {t('price.store')}
        </ButtonLink>
      </div>
    </section>
  );
}

/** The request with the price of a pass, also at the top of a long page; nothing while the price is unknown. */
export function PassRequest() {
  const { t } = guideTexts.use();
  const settings = useSettings();
  const [lcoin, days] = [settings.get('indicators_passPriceLcoin'), settings.get('indicators_passDays')];
  if (settings.isLoading) return <Skeleton width="9em" height="44px" />;
  if (lcoin === undefined || days === undefined) return null;
  return (
    <ButtonLink variant="primary" to={paths.indicatorPurchase}>
      {t('price.request', { amount: formatNumber(lcoin), days: formatNumber(days) })}
    </ButtonLink>
  );
}

interface PriceProps {
  lcoin: string | undefined;
  luff: string | undefined;
  days: string | undefined;
}

function Price({ lcoin, luff, days }: PriceProps) {
  const { t } = guideTexts.use();
  const { t: units } = sharedTexts.use();
  if (lcoin === undefined || days === undefined) return <NoFigure label={t('price.unknown')} />;
  const unit = units('units.lcoin');
  return (
    <>
      <Figure
        value={lcoin}
        unit={unit}
        size="hero"
        receipt={{
          title: t('price.title'),
          rows: [
            {
              label: t('price.length'),
              value: formatNumber(days),
              unit: t('price.dayUnit'),
              note: t('price.perDay', { amount: formatNumber(divideDecimals(lcoin, days, 1), { digits: 1 }), unit }),
            },
          ],
          sum: { label: t('price.cost'), value: formatNumber(lcoin), unit },
          note: t('price.note'),
          source: t('price.source'),
        }}
      />
      {luff !== undefined && <p className={styles['priceNote']}>{t('price.or', { amount: formatNumber(luff) })}</p>}
      <p className={styles['priceNote']}>{t('price.days', { count: days })}</p>
    </>
  );
}
