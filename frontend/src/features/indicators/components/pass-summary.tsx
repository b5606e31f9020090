import { passTexts } from '@/features/indicators/texts';
import { type IndicatorPassDto } from '@/shared/api/generated';
import { divideDecimals } from '@/shared/decimal';
import { formatDay, formatNumber } from '@/shared/format';
import { indicatorTexts } from '@/shared/indicator/texts';
import { Figure, NoFigure } from '@/shared/ui/figure';
import { IndicatorStatusTag } from '@/shared/ui/indicator-timeline';
import { type ReceiptContent } from '@/shared/ui/receipt';
import { Stat, Stats } from '@/shared/ui/stat';
import { useNow } from '@/shared/ui/use-now';
import styles from '@/features/indicators/components/indicator-pass.module.css';

/** The receipt of the price: what it is for, what a day of it costs, and when the points move. */
export function usePriceReceipt(): (pass: IndicatorPassDto, paidWith: 'LCOIN' | 'LUFF') => ReceiptContent {
  const { t } = passTexts.use();
  const { t: units } = indicatorTexts.use();
  return ({ priceLcoin, priceLuff, passDays }, paidWith) => {
    const price = paidWith === 'LCOIN' ? priceLcoin : priceLuff;
    const unit = units(`unit.${paidWith}`);
    return {
      title: t('pass.priceTitle'),
      rows: [
        { label: t('pass.price'), value: formatNumber(price), unit },
        { label: t('pass.length'), value: formatNumber(passDays), unit: t('pass.days'), operator: '÷' },
      ],
      sum: { label: t('pass.perDay'), value: formatNumber(divideDecimals(price, passDays, 1), { digits: 1 }), unit },
      note: t('pass.priceNote'),
      source: t('pass.priceSource'),
    };
  };
}

/** The member's pass: whether there is one, until when, and what the next costs. */
export function PassSummary({ pass }: { pass: IndicatorPassDto }) {
  const { t, language } = passTexts.use();
  const { t: units } = indicatorTexts.use();
  const priceReceipt = usePriceReceipt();
  const now = useNow();
  const { status, expiresAt, daysLeft, hasPending, passDays } = pass;
  const day = expiresAt === null ? '' : formatDay(expiresAt, language);
  return (
    <Stats label={t('pass.label')}>
      <Stat
        label={t('pass.state')}
        note={
          hasPending
            ? t('pass.pendingNote')
            : status === null
              ? t('pass.noneNote')
              : status === 'expired'
                ? t('pass.ended', { day })
                : t('pass.until', { day })
        }
      >
        {status === null ? (
          <span className={styles['none']}>{t('pass.none')}</span>
        ) : (
          <IndicatorStatusTag state={status} />
        )}
      </Stat>
      <Stat label={t('pass.daysLeft')}>
        {daysLeft === null ? (
          <NoFigure label={t('pass.none')} />
        ) : (
          <Figure
            value={daysLeft}
            unit={t('pass.days')}
            receipt={{
              title: t('pass.daysLeft'),
              rows: [
                { label: t('pass.lastDay'), value: day },
                { label: t('pass.today'), value: formatDay(now, language), operator: '\u2212' },
              ],
              sum: { label: t('pass.daysLeft'), value: formatNumber(daysLeft), unit: t('pass.days') },
              note: t('pass.daysNote'),
            }}
          />
        )}
      </Stat>
      <Stat label={t('pass.price')} note={t('pass.proposed', { count: passDays })}>
        <Figure value={pass.priceLcoin} unit={units('unit.LCOIN')} receipt={priceReceipt(pass, 'LCOIN')} />
      </Stat>
    </Stats>
  );
}
