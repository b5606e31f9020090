import { CircleCheck, CircleSlash } from 'lucide-react';
import { ratePercent } from '@/features/home/rates';
import { settingKeys } from '@/features/home/setting-keys';
import { homeTexts } from '@/features/home/texts';
import type { Asked, UidCheckProps } from '@/features/home/uid-check/asked';
import { Facts } from '@/features/home/uid-check/facts';
import { NextStep } from '@/features/home/uid-check/next-step';
import { outcomeTexts } from '@/features/home/uid-check/texts';
import styles from '@/features/home/uid-check/uid-check.module.css';
import { Verdict } from '@/features/home/uid-check/verdict';
import { useWaitText } from '@/features/home/use-wait-text';
import { useExchanges } from '@/shared/api/ages';
import type { UidCheckDto } from '@/shared/api/generated/schemas';
import { compareDecimals } from '@/shared/decimal';
import { formatDateTime, formatExact, formatNumber } from '@/shared/format';
import { ENOUGH_DAYS } from '@/shared/money/enough-days';
import { MoneyNote } from '@/shared/money/money-note';
import { useRebateWay } from '@/shared/money/money-way';
import { Receipt } from '@/shared/ui/receipt';
import { useSettings } from '@/shared/use-settings';

/** Of an estimate. */
const MONTH_DAYS = 30;
const DIGITS = 2;

interface AnswerProps extends Pick<UidCheckProps, 'onKycGuide' | 'onJoin'> {
  asked: Asked;
  answer: UidCheckDto;
}

/** The server's answer with the next step. */
export function Answer({ asked, answer, onKycGuide, onJoin }: AnswerProps) {
  const { t } = outcomeTexts.use();
  const { t: home } = homeTexts.use();
  const areShown = useSettings().get(settingKeys.amountsToVisitors);
  const rebateWay = useRebateWay();
  const { user, nextStep } = answer;
  if (!answer.registered || !user)
    return <NotRegistered asked={asked} answer={answer} onKycGuide={onKycGuide} onJoin={onJoin} />;
  const { estimatedRebate, estimatedFrom, totalRebate } = user;
  const sum = sumOf(user);
  // All of it was reported within the days of the sum.
  const isOneSum =
    totalRebate !== null && estimatedFrom !== null && compareDecimals(totalRebate, estimatedFrom.rebate) === 0;
  const hasAmounts = estimatedRebate !== null || totalRebate !== null;
  return (
    <>
      <Verdict icon={<CircleCheck size={22} aria-hidden />} tone="good" title={t('yes')}>
        {answer.source === 'report' ? answer.message : undefined}
      </Verdict>
      <Receipt
        title={`${user.exchange} ${asked.uid}`}
        rows={[
          { label: home('uid.rowData'), value: user.isRealTimeData ? t('live') : t('report') },
          ...(hasAmounts ? [{ label: home('uid.rowRate'), value: ratePercent(user.rebateRate) }] : []),
          ...(totalRebate === null || isOneSum
            ? []
            : [{ label: home('uid.rowTotal'), value: shown(totalRebate), unit: 'USDT' }]),
          ...(sum?.from === undefined
            ? []
            : [
                {
                  group: t('calculation'),
                  label: isOneSum ? home('uid.rowTotal') : t('recent'),
                  value: shown(sum.from.rebate),
                  unit: 'USDT',
                  note: isShortened(sum.from.rebate) ? `${t('exact')} ${formatExact(sum.from.rebate)}` : undefined,
                },
                {
                  group: t('calculation'),
                  label: t('reportDays'),
                  value: t('days', { count: sum.from.reportDays }),
                  operator: '÷' as const,
                },
                {
                  group: t('calculation'),
                  label: t('month'),
                  value: t('days', { count: MONTH_DAYS }),
                  operator: '×' as const,
                },
              ]),
        ]}
        sum={
          sum
            ? {
                label: sum.from ? home('uid.estimated') : t('ofDays', { count: sum.reportDays }),
                value: shown(sum.rebate),
                unit: 'USDT',
              }
            : { label: home('uid.rowRate'), value: ratePercent(user.rebateRate) }
        }
        {...(sum && isShortened(sum.rebate)
          ? {
              exact: {
                label: t('exact'),
                value: formatExact(sum.rebate),
                unit: 'USDT',
                note: t('rounded', { digits: DIGITS }),
              },
            }
          : {})}
        marks={[...(answer.simulated ? (['simulated'] as const) : []), ...(sum?.from ? (['estimated'] as const) : [])]}
        source={sourceName(answer.source, user.exchange, t)}
        at={answer.fetchedAt}
        note={
          sum && sum.reportDays < ENOUGH_DAYS
            ? t('tooFewDays', { days: ENOUGH_DAYS })
            : hasAmounts || areShown === undefined
              ? undefined
              : t(areShown === 'true' ? 'noAmounts' : 'hidden')
        }
        number={answer.number}
        seal={answer.seal}
      />
      <NextStep step={nextStep} asked={asked} onKycGuide={onKycGuide} onJoin={onJoin} />
      <MoneyNote way={rebateWay({ name: user.exchange, rebateCredit: answer.rebateCredit })} />
    </>
  );
}

interface Sum {
  rebate: string;
  reportDays: number;
  /** What a month is estimated from; undefined where the reported days are the sum. */
  from?: { rebate: string; reportDays: number };
}

/** A month from the days that were reported; of a whole month, or of too few days, their sum. */
function sumOf({ estimatedRebate, estimatedFrom }: NonNullable<UidCheckDto['user']>): Sum | undefined {
  if (estimatedRebate === null || estimatedFrom === null) return undefined;
  const { rebate, reportDays } = estimatedFrom;
  return reportDays < ENOUGH_DAYS || reportDays === MONTH_DAYS
    ? { rebate, reportDays }
    : { rebate: estimatedRebate, reportDays, from: estimatedFrom };
}

function shown(amount: string): string {
  return formatNumber(amount, { digits: DIGITS });
}

function isShortened(amount: string): boolean {
  return compareDecimals(amount, shown(amount)) !== 0;
}

/** `<exchange>_api` is the exchange's own answer, `report` the uploaded reports. */
function sourceName(source: string, exchange: string, t: typeof outcomeTexts.t): string {
  return source.endsWith('_api') ? t('sourceApi', { exchange }) : t('sourceReport');
}

function NotRegistered({ asked, answer, onKycGuide, onJoin }: AnswerProps) {
  const { t, language } = outcomeTexts.use();
  const rebateWay = useRebateWay();
  const waitText = useWaitText();
  const offer = useExchanges().data?.find(({ name }) => name === asked.exchange);
  return (
    <>
      <Verdict icon={<CircleSlash size={22} aria-hidden />} tone="plain" title={t('no')}>
        {t('noText')}
      </Verdict>
      {answer.source === 'report' && <p className={styles['limits']}>{answer.message}</p>}
      <Facts
        asked={asked}
        rows={[
          {
            label: t('checkedAt'),
            value: formatDateTime(answer.fetchedAt, language),
            note: sourceName(answer.source, asked.exchange, t),
            mark: answer.simulated ? 'simulated' : null,
          },
          ...(answer.nextStep.kind === 'openAccount' && offer
            ? [{ label: t('newRate'), value: ratePercent(offer.rebateRate) }]
            : []),
          // A wait is one of the steps below.
          ...(answer.nextStep.kycWaitHours === 0 ? [{ label: t('kycWait'), value: waitText(0) }] : []),
        ]}
      />
      <NextStep step={answer.nextStep} asked={asked} onKycGuide={onKycGuide} onJoin={onJoin} />
      <MoneyNote
        way={{
          ...rebateWay({ name: asked.exchange, rebateCredit: answer.rebateCredit }),
          ...(answer.nextStep.kind === 'openAccount' ? { title: t('newWay') } : {}),
        }}
      />
    </>
  );
}
