import { useState } from 'react';
import { ShortDialog, pointText } from '@/features/store/components/short-dialog';
import { missingOf } from '@/features/store/mining-effect.rules';
import { storeTexts } from '@/features/store/texts';
import { useOfferRefresh } from '@/features/store/use-offer-refresh';
import {
  useGetIndicatorPassQuery,
  useGetLuffBalanceQuery,
  useGetOwnMemberQuery,
  usePurchaseIndicatorMutation,
  usePurchaseIndicatorWithLuffMutation,
} from '@/shared/api/generated/member';
import type { IndicatorPaidWith, IndicatorPassDto } from '@/shared/api/generated/schemas';
import { useGetLcoinBalanceQuery } from '@/shared/api/generated/site';
import { divideDecimals, subtractDecimals } from '@/shared/decimal';
import { formatDay, formatDuration, formatNumber } from '@/shared/format';
import { localPath, paths } from '@/shared/paths';
import { sharedTexts } from '@/shared/texts';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Section } from '@/shared/ui/card';
import { ConfirmDialog } from '@/shared/ui/dialog';
import { Figure, type FigureProps } from '@/shared/ui/figure';
import { IndicatorStatusTag } from '@/shared/ui/indicator-timeline';
import { Notice } from '@/shared/ui/notice';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { Loaded } from '@/shared/ui/state';
import { toast, toastError } from '@/shared/ui/toast';
import { useSettings } from '@/shared/use-settings';
import styles from '@/features/store/components/store.module.css';

const DAY_SECONDS = 86_400;
const CURRENCIES = ['LCOIN', 'LUFF'] as const;

/** The indicator pass: what the member has of it, and its price in either point. */
export function IndicatorOffer() {
  const { t, language } = storeTexts.use();
  const pass = useGetIndicatorPassQuery(undefined, { refetchOnMountOrArgChange: 30 });
  const length = pass.data && formatDuration(pass.data.passDays * DAY_SECONDS);
  return (
    <Section
      title={t('indicator.title')}
      lead={length === undefined ? undefined : t('indicator.lead', { duration: length })}
      action={
        <ButtonLink size="s" to={localPath(paths.indicators, language)}>
          {t('indicator.about')}
        </ButtonLink>
      }
    >
      <Loaded query={pass} skeleton={<SkeletonRows rows={2} height="64px" />}>
        {(current) => (
          <div className={styles['indicator']}>
            <PassState pass={current} />
            <Ways pass={current} />
          </div>
        )}
      </Loaded>
    </Section>
  );
}

/** What the member has now: a running pass with its days, one that has ended, a request that waits. */
export function PassState({
  pass: { status, expiresAt, daysLeft, hasPending },
  withDays = true,
}: {
  pass: IndicatorPassDto;
  /** Off where the days stand beside it as a figure. */
  withDays?: boolean;
}) {
  const { t, language } = storeTexts.use();
  const day = expiresAt === null ? '' : formatDay(expiresAt, language);
  if (status === null && !hasPending) return <p className={styles['passState']}>{t('indicator.none')}</p>;
  return (
    <p className={styles['passState']}>
      {status !== null && <IndicatorStatusTag state={status} />}
      {withDays && daysLeft !== null && (
        <b className="figures">
          {daysLeft === 0 ? t('indicator.lastDay') : t('indicator.daysLeft', { count: daysLeft })}
        </b>
      )}
      {status !== null && (
        <span>{status === 'expired' ? t('indicator.ended', { day }) : t('indicator.until', { day })}</span>
      )}
      {hasPending && <IndicatorStatusTag state="pending" />}
    </p>
  );
}

/** The two ways to pay, or why none is open now. */
function Ways({ pass }: { pass: IndicatorPassDto }) {
  const { t } = storeTexts.use();
  const member = useGetOwnMemberQuery();
  if (pass.hasPending)
    return (
      <Notice
        title={t('indicator.pendingTitle')}
        action={<ButtonLink to={`${paths.myPage}?tab=indicators`}>{t('indicator.pendingAction')}</ButtonLink>}
      >
        {t('indicator.pendingText')}
      </Notice>
    );
  return (
    <Loaded query={member} skeleton={<SkeletonRows rows={2} height="64px" />}>
      {({ tradingviewId }) => (
        <>
          {tradingviewId === null && (
            <Notice
              title={t('indicator.needsIdTitle')}
              action={<ButtonLink to={paths.myPage}>{t('indicator.needsIdAction')}</ButtonLink>}
            >
              {t('indicator.needsIdText')}
            </Notice>
          )}
          <ul className={styles['ways2']}>
            {CURRENCIES.map((paidWith) => (
              <Way key={paidWith} paidWith={paidWith} pass={pass} tradingviewId={tradingviewId} />
            ))}
          </ul>
        </>
      )}
    </Loaded>
  );
}

/** The price in one point; its receipt says what a day costs, and for Luff what it is worth. */
export function PassPrice({
  pass: { priceLcoin, priceLuff, passDays },
  paidWith,
  size = 'l',
}: {
  pass: IndicatorPassDto;
  paidWith: IndicatorPaidWith;
  size?: FigureProps['size'];
}) {
  const { t } = storeTexts.use();
  const { t: units } = sharedTexts.use();
  const settings = useSettings();
  const { fulfilledTimeStamp } = useGetIndicatorPassQuery();
  const isLuff = paidWith === 'LUFF';
  const price = isLuff ? priceLuff : priceLcoin;
  const unit = units(isLuff ? 'units.luff' : 'units.lcoin');
  const luffPerUsdt = isLuff ? settings.get('luff_luffPerUsdt') : undefined;
  const usdt = luffPerUsdt === undefined ? undefined : divideDecimals(price, luffPerUsdt, 2);
  return (
    <Figure
      value={price}
      unit={unit}
      size={size}
      receipt={{
        title: t('indicator.priceTitle'),
        rows: [
          { label: t('indicator.price'), value: formatNumber(price), unit },
          {
            label: t('indicator.days'),
            value: formatNumber(passDays),
            unit: t('indicator.daysUnit', { count: passDays }),
            operator: '÷',
          },
        ],
        sum: {
          label: t('indicator.perDay'),
          value: formatNumber(divideDecimals(price, passDays, 2), { digits: 2, trim: true }),
          unit,
        },
        ...(usdt === undefined
          ? {}
          : { note: `${t('indicator.worth')} ${formatNumber(usdt, { digits: 2 })} ${units('units.usdt')}` }),
        source: t('indicator.source'),
        at: fulfilledTimeStamp === undefined ? undefined : new Date(fulfilledTimeStamp).toISOString(),
      }}
    />
  );
}

interface WayProps {
  paidWith: IndicatorPaidWith;
  pass: IndicatorPassDto;
  tradingviewId: string | null;
}

function Way({ paidWith, pass, tradingviewId }: WayProps) {
  const { t } = storeTexts.use();
  const { t: units } = sharedTexts.use();
  const [open, setOpen] = useState<'ask' | 'short'>();
  const isLuff = paidWith === 'LUFF';
  const lcoin = useGetLcoinBalanceQuery(undefined, { skip: isLuff, refetchOnMountOrArgChange: 30 });
  const luff = useGetLuffBalanceQuery(undefined, { skip: !isLuff, refetchOnMountOrArgChange: 30 });
  const [requestForLcoin, lcoinState] = usePurchaseIndicatorMutation();
  const [requestForLuff, luffState] = usePurchaseIndicatorWithLuffMutation();
  const refreshOffer = useOfferRefresh();
  const available = isLuff ? luff.data?.availableLuff : lcoin.data?.available;
  const price = isLuff ? pass.priceLuff : pass.priceLcoin;
  const priceText = formatNumber(price);
  const label = t(isLuff ? 'indicator.buttonLuff' : 'indicator.buttonLcoin', { price: priceText });

  const start = (): void =>
    setOpen(available !== undefined && missingOf(price, available) !== undefined ? 'short' : 'ask');
  const send = async (id: string): Promise<void> => {
    const request = isLuff ? requestForLuff : requestForLcoin;
    try {
      const { message } = await request({ purchaseIndicatorDto: { tradingviewId: id, price } }).unwrap();
      toast({ title: t('indicator.sent'), description: message });
    } catch (error) {
      refreshOffer(error);
      toastError(t('indicator.failed'), error);
    }
    setOpen(undefined);
  };
  const values = { id: tradingviewId ?? '', price: priceText };

  return (
    <li className={styles['wayToPay']}>
      <div>
        <span className={styles['payLabel']}>{t(isLuff ? 'indicator.luff' : 'indicator.lcoin')}</span>
        <PassPrice pass={pass} paidWith={paidWith} />
      </div>
      <Button disabled={tradingviewId === null} onClick={start}>
        {label}
      </Button>
      {tradingviewId !== null && (
        <ConfirmDialog
          open={open === 'ask'}
          onOpenChange={() => setOpen(undefined)}
          title={t('indicator.titleAsk')}
          consequence={t(isLuff ? 'indicator.holdLuff' : 'indicator.holdLcoin', values)}
          amount={`${priceText} ${units(isLuff ? 'units.luff' : 'units.lcoin')}`}
          confirmLabel={label}
          onConfirm={() => void send(tradingviewId)}
          busy={lcoinState.isLoading || luffState.isLoading}
        >
          {available !== undefined && (
            <p className={styles['rest']}>
              {t(isLuff ? 'indicator.balanceLuff' : 'buy.balance', {
                before: pointText(available),
                after: pointText(subtractDecimals(available, price)),
              })}
            </p>
          )}
        </ConfirmDialog>
      )}
      {available !== undefined && (
        <ShortDialog
          open={open === 'short'}
          onOpenChange={() => setOpen(undefined)}
          currency={paidWith}
          price={price}
          available={available}
        />
      )}
    </li>
  );
}
