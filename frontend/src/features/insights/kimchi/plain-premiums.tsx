import { formatPremium } from '@/features/insights/kimchi/premium-receipt';
import { kimchiTexts } from '@/features/insights/kimchi/texts';
import { shortPrice } from '@/features/insights/components/quantity';
import type { KimchiPremiumsDto } from '@/shared/api/generated/schemas';
import styles from '@/features/insights/kimchi/plain-premiums.module.css';

/** All coins of Upbit as text, for readers without scripts. Browsers with scripts take no part of it. */
export function PlainPremiums({ data }: { data: KimchiPremiumsDto }) {
  const { t, language } = kimchiTexts.use();
  return (
    <noscript>
      <table className={styles['plain']}>
        <caption>{t('page.plain', { exchange: t('exchanges.upbit') })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('name')}</th>
            <th scope="col">{t('price')}</th>
            <th scope="col">{t('premium')}</th>
            <th scope="col">{t('usdtBasis')}</th>
          </tr>
        </thead>
        <tbody>
          {data.upbit.map((row) => (
            <tr key={row.coin}>
              <th scope="row">
                {language === 'ko' ? row.name : row.nameEn} {row.coin}
              </th>
              <td>{shortPrice(row.krwPrice, 'KRW')}</td>
              <td>{row.premium === null ? row.gap !== null && t(`gap.${row.gap}`) : formatPremium(row.premium)}</td>
              <td>{row.usdtPremium === null ? '-' : formatPremium(row.usdtPremium)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </noscript>
  );
}
