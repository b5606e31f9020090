import { IndicatorRequestForm } from '@/features/indicators/components/indicator-request-form';
import { IndicatorRequests } from '@/features/indicators/components/indicator-requests';
import { PassSummary } from '@/features/indicators/components/pass-summary';
import { passTexts } from '@/features/indicators/texts';
import { useGetIndicatorPassQuery } from '@/shared/api/generated/member';
import { useGetLcoinBalanceQuery } from '@/shared/api/generated/site';
import { compareDecimals } from '@/shared/decimal';
import { formatNumber } from '@/shared/format';
import { localPath, paths } from '@/shared/paths';
import { LcoinBalance } from '@/shared/statement/lcoin-balance';
import { ButtonLink } from '@/shared/ui/button';
import { Page, Section } from '@/shared/ui/card';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { Stat } from '@/shared/ui/stat';
import { Loaded } from '@/shared/ui/state';
import { useTitle } from '@/shared/use-title';

/** Current pass, request form, and earlier requests. */
export function IndicatorPurchasePage() {
  const { t, language } = passTexts.use();
  const pass = useGetIndicatorPassQuery();
  useTitle(`${t('page.title')} | Lance`);
  return (
    <Page
      title={t('page.title')}
      lead={t('page.lead')}
      action={<ButtonLink to={localPath(paths.indicators, language)}>{t('page.about')}</ButtonLink>}
    >
      <Loaded query={pass} skeleton={<SkeletonRows rows={1} height="88px" />}>
        {(current) => <PassSummary pass={current} balance={<Balance />} />}
      </Loaded>
      <Section title={t('page.request')}>
        <IndicatorRequestForm paidWith="LCOIN" />
      </Section>
      <Section title={t('page.own')}>
        <IndicatorRequests besideForm />
      </Section>
    </Page>
  );
}

function Balance() {
  const { t } = passTexts.use();
  const { data: lcoin } = useGetLcoinBalanceQuery();
  return (
    <Stat
      label={t('pass.balance')}
      note={
        lcoin && compareDecimals(lcoin.held, 0) > 0
          ? t('pass.availableAndHeld', { amount: formatNumber(lcoin.available), held: formatNumber(lcoin.held) })
          : undefined
      }
    >
      <LcoinBalance size="text" />
    </Stat>
  );
}
