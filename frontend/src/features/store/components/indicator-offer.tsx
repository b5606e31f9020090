import { useState } from 'react';
import { ShortDialog, useShortLabel } from '@/features/store/components/short-dialog';
import { storeTexts } from '@/features/store/texts';
import { useGetIndicatorPassQuery, useGetOwnMemberQuery } from '@/shared/api/generated/member';
import type { IndicatorPaidWith, IndicatorPassDto } from '@/shared/api/generated/schemas';
import { formatDay, formatDuration, formatNumber } from '@/shared/format';
import { PassPrice } from '@/shared/indicator/pass-price';
import { PassQuestion } from '@/shared/indicator/pass-question';
import { localPath, paths } from '@/shared/paths';
import { useSpendable } from '@/shared/points/use-spendable';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Section } from '@/shared/ui/card';
import { IndicatorStatusTag } from '@/shared/ui/indicator-timeline';
import { Notice } from '@/shared/ui/notice';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { Loaded } from '@/shared/ui/state';
import { StatusTag } from '@/shared/ui/tag';
import styles from '@/features/store/components/store.module.css';

const DAY_SECONDS = 86_400;
const CURRENCIES = ['LCOIN', 'LUFF'] as const;

/** Offer of the indicator pass: its current state and its price in both points. */
export function IndicatorOffer() {
  const { t, language } = storeTexts.use();
  const pass = useGetIndicatorPassQuery();
  const length = pass.data && formatDuration(pass.data.passDays * DAY_SECONDS);
  return (
    <Section
      title={t('indicator.title')}
      lead={length === undefined ? undefined : t('indicator.lead', { duration: length })}
      action={
        <ButtonLink size="s" variant="link" to={localPath(paths.indicators, language)}>
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

/** Current state: a running pass with its days, an expired one, a pending request. */
export function PassState({
  pass: { status, expiresAt, daysLeft, hasPending },
  withDays = true,
}: {
  pass: IndicatorPassDto;
  /** False where the days are shown as a figure beside it. */
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
      {hasPending && <StatusTag status="pending" label={t('indicator.pending')} />}
    </p>
  );
}

/** Buttons for both ways to pay, or why none is available. */
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

interface WayProps {
  paidWith: IndicatorPaidWith;
  pass: IndicatorPassDto;
  tradingviewId: string | null;
}

function Way({ paidWith, pass, tradingviewId }: WayProps) {
  const { t } = storeTexts.use();
  const [open, setOpen] = useState<'ask' | 'short'>();
  const isLuff = paidWith === 'LUFF';
  const available = useSpendable(paidWith);
  const price = isLuff ? pass.priceLuff : pass.priceLcoin;
  const label = t(isLuff ? 'indicator.buttonLuff' : 'indicator.buttonLcoin', { price: formatNumber(price) });
  const short = useShortLabel(paidWith, price, available);

  return (
    <li className={styles['wayToPay']}>
      <div>
        <span className={styles['payLabel']}>{t(isLuff ? 'indicator.luff' : 'indicator.lcoin')}</span>
        <PassPrice pass={pass} paidWith={paidWith} size="l" />
      </div>
      <Button
        disabled={tradingviewId === null}
        variant={short === undefined ? 'secondary' : 'quiet'}
        className={short === undefined ? undefined : styles['short']}
        onClick={() => setOpen(short === undefined ? 'ask' : 'short')}
      >
        {short ?? label}
      </Button>
      {tradingviewId !== null && (
        <PassQuestion
          open={open === 'ask'}
          onClose={() => setOpen(undefined)}
          pass={pass}
          paidWith={paidWith}
          tradingviewId={tradingviewId}
          confirmLabel={label}
          failedTitle={t('indicator.failed')}
        />
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
