import { useState } from 'react';
import { passTexts } from '@/features/indicators/texts';
import { useGetIndicatorPassQuery, useGetOwnMemberQuery } from '@/shared/api/generated/member';
import type { IndicatorPaidWith, IndicatorPassDto } from '@/shared/api/generated/schemas';
import { compareDecimals, subtractDecimals } from '@/shared/decimal';
import { Form } from '@/shared/form/form';
import { useForm } from '@/shared/form/use-form';
import { formatDay, formatNumber } from '@/shared/format';
import { PassQuestion } from '@/shared/indicator/pass-question';
import { indicatorTexts } from '@/shared/indicator/texts';
import { paths } from '@/shared/paths';
import { cut, cutUp, useLuffDigits } from '@/shared/points/luff-digits';
import { useSpendable } from '@/shared/points/use-spendable';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Field, Input } from '@/shared/ui/field';
import { Notice } from '@/shared/ui/notice';
import { Receipt } from '@/shared/ui/receipt';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { Loaded } from '@/shared/ui/state';
import styles from '@/features/indicators/components/indicator-pass.module.css';

const MAX_CHARACTERS = 50;
const MAX_DIGITS = 8;

export interface IndicatorRequestFormProps {
  paidWith: IndicatorPaidWith;
  /** Where the member's own requests stand, when they are not on the same page. */
  requestsAt?: string;
}

/** Asks for a pass: for whom, what it costs, what stays, and a question before anything is held. */
export function IndicatorRequestForm({ paidWith, requestsAt }: IndicatorRequestFormProps) {
  const { t } = passTexts.use();
  const pass = useGetIndicatorPassQuery();
  const member = useGetOwnMemberQuery();
  const skeleton = <SkeletonRows rows={3} height="56px" />;
  return (
    <Loaded query={pass} skeleton={skeleton}>
      {(current) => {
        if (current.hasPending)
          return (
            <Notice
              title={t('form.pendingTitle')}
              {...(requestsAt === undefined
                ? {}
                : { action: <ButtonLink to={requestsAt}>{t('form.pendingAction')}</ButtonLink> })}
            >
              {t('form.pendingText')}
            </Notice>
          );
        // The field is filled from the profile once, so it waits for it; a profile that cannot be read leaves it empty.
        if (member.isLoading) return skeleton;
        return <RequestForm paidWith={paidWith} pass={current} savedId={member.data?.tradingviewId ?? ''} />;
      }}
    </Loaded>
  );
}

interface RequestFormProps {
  paidWith: IndicatorPaidWith;
  pass: IndicatorPassDto;
  savedId: string;
}

function RequestForm({ paidWith: wanted, pass, savedId }: RequestFormProps) {
  const { t, language } = passTexts.use();
  const { t: units } = indicatorTexts.use();
  const [asking, setAsking] = useState<IndicatorPaidWith>();
  const spendable = { LCOIN: useSpendable('LCOIN'), LUFF: useSpendable('LUFF') };
  const prices = { LCOIN: pass.priceLcoin, LUFF: pass.priceLuff };
  const covers = (points: IndicatorPaidWith): boolean | undefined => {
    const balance = spendable[points];
    return balance === undefined ? undefined : compareDecimals(balance, prices[points]) >= 0;
  };
  const isShort = covers(wanted) === false;
  // The same pass is sold for L coin: who lacks Luff is offered that instead of a button that does nothing.
  const isForLcoin = isShort && wanted === 'LUFF' && covers('LCOIN') === true;
  // A balance that is read meanwhile does not change what is being asked.
  const paidWith = asking ?? (isForLcoin ? 'LCOIN' : wanted);
  const price = prices[paidWith];
  const available = spendable[paidWith];
  const unit = units(`unit.${paidWith}`);
  const text = (value: string | number): string => formatNumber(value, { digits: MAX_DIGITS, trim: true });
  const withUnit = (value: string | number, points = paidWith): string => `${text(value)} ${units(`unit.${points}`)}`;
  const digits = useLuffDigits();
  const after = available === undefined ? undefined : subtractDecimals(available, price);
  const lacked = spendable[wanted];
  const form = useForm({
    values: { tradingviewId: savedId },
    check: ({ tradingviewId }) => (tradingviewId.trim() === '' ? { tradingviewId: t('form.required') } : {}),
    send: () => setAsking(paidWith),
  });
  const tradingviewId = form.values.tradingviewId.trim();
  const label = t('form.submit', { amount: withUnit(price) });

  return (
    <div className={styles['order']}>
      <Form form={form} className={styles['form']} aria-label={t('page.request')}>
        {pass.active && pass.expiresAt !== null && (
          <p className={styles['running']}>{units('running', { day: formatDay(pass.expiresAt, language) })}</p>
        )}
        <Field
          label={t('form.tradingview')}
          {...form.field('tradingviewId')}
          hint={
            savedId !== '' && tradingviewId !== '' && tradingviewId !== savedId
              ? t('form.notSaved', { saved: savedId })
              : t('form.tradingviewHint')
          }
        >
          <Input maxLength={MAX_CHARACTERS} autoComplete="off" autoCapitalize="none" spellCheck={false} required />
        </Field>
        {isShort && lacked !== undefined && (
          <Notice
            title={t('form.short', {
              amount: withUnit(cutUp(subtractDecimals(prices[wanted], lacked), digits), wanted),
            })}
            {...(wanted === 'LCOIN'
              ? { action: <ButtonLink to={paths.myInfo}>{t('form.missingLcoin')}</ButtonLink> }
              : {})}
          >
            {t('form.missingText', {
              price: withUnit(prices[wanted], wanted),
              available: withUnit(cut(lacked, digits), wanted),
            })}
            {wanted === 'LUFF' && ` ${t('form.missingLuff')}`}
            {isForLcoin && ` ${t('form.forLcoin')}`}
          </Notice>
        )}
        <Button type="submit" variant="primary" size="l" disabled={isShort && !isForLcoin}>
          {label}
        </Button>
      </Form>
      {available !== undefined && after !== undefined && (!isShort || isForLcoin) && (
        <aside className={styles['bill']} aria-label={t('form.billTitle')}>
          <Receipt
            title={t('form.billTitle')}
            rows={[
              { label: t('form.available'), value: text(available), unit },
              {
                label: t('form.cost', { count: pass.passDays }),
                value: text(price),
                unit,
                operator: '\u2212',
                note: t('form.held'),
              },
            ]}
            sum={{ label: t('form.after'), value: text(after), unit }}
            note={t('form.billNote')}
          />
        </aside>
      )}
      <PassQuestion
        open={asking !== undefined}
        onClose={() => setAsking(undefined)}
        pass={pass}
        paidWith={paidWith}
        tradingviewId={tradingviewId}
        confirmLabel={label}
        failedTitle={t(paidWith === 'LCOIN' ? 'form.failed' : 'form.failedLuff')}
        onRefused={form.refuse}
      />
    </div>
  );
}
