import { useGetIndicatorPassQuery } from '@/shared/api/generated/member';
import type { IndicatorPaidWith, IndicatorPassDto } from '@/shared/api/generated/schemas';
import { compareDecimals, divideDecimals } from '@/shared/decimal';
import { formatNumber } from '@/shared/format';
import { indicatorTexts } from '@/shared/indicator/texts';
import { Figure, type FigureProps } from '@/shared/ui/figure';
import { useSettings } from '@/shared/use-settings';

const PER_DAY_DIGITS = 2;

export interface PassPriceProps {
  pass: IndicatorPassDto;
  paidWith: IndicatorPaidWith;
  size?: FigureProps['size'];
}

/** Price of a pass in one point; its receipt shows the length and cost per day, when the points move and, for Luff, its value. */
export function PassPrice({ pass: { priceLcoin, priceLuff, passDays }, paidWith, size = 'text' }: PassPriceProps) {
  const { t } = indicatorTexts.use();
  const { fulfilledTimeStamp } = useGetIndicatorPassQuery();
  const settings = useSettings();
  const isLuff = paidWith === 'LUFF';
  const price = isLuff ? priceLuff : priceLcoin;
  const unit = t(`unit.${paidWith}`);
  const luffPerUsdt = isLuff ? settings.get('luff_luffPerUsdt') : undefined;
  const usdt = luffPerUsdt === undefined ? undefined : divideDecimals(price, luffPerUsdt, 2);
  const perDay = divideDecimals(price, passDays, PER_DAY_DIGITS);
  const isRounded = compareDecimals(perDay ?? '0', divideDecimals(price, passDays, PER_DAY_DIGITS + 6) ?? '0') !== 0;
  const worth = usdt === undefined ? '' : ` ${t('price.worth', { usdt: formatNumber(usdt, { digits: 2 }) })}`;
  return (
    <Figure
      value={price}
      unit={unit}
      size={size}
      receipt={{
        title: t('price.title'),
        rows: [
          {
            label: t('price.length'),
            value: formatNumber(passDays),
            unit: t('price.days', { count: passDays }),
            note: t(isRounded ? 'price.perDayRounded' : 'price.perDay', {
              amount: formatNumber(perDay, { digits: PER_DAY_DIGITS, trim: true }),
              unit,
            }),
          },
        ],
        sum: { label: t('price.label'), value: formatNumber(price), unit },
        note: t('price.note') + worth,
        source: t('price.source'),
        at: fulfilledTimeStamp,
      }}
    />
  );
}
