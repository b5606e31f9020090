import { type ReactNode, useId, useState } from 'react';
import { useLocation } from 'react-router';
import { ModelConsent } from '@/features/chart-analysis/components/model-consent';
import { PictureInput } from '@/features/chart-analysis/components/picture-input';
import { Progress } from '@/features/chart-analysis/components/progress';
import { UsageMeter } from '@/features/chart-analysis/components/usage-meter';
import { chartAnalysisTexts } from '@/features/chart-analysis/texts';
import { TIMEFRAMES, useTimeframes } from '@/features/chart-analysis/timeframes/use-timeframes';
import {
  useAnalyzeChartMutation,
  useGetChartAnalysisUsageQuery,
  useListChartAnalysesInfiniteQuery,
  useListChartCouponsQuery,
} from '@/shared/api/generated/member';
import type { AnalyzeChartDto, ChartAnalysisDetailsDto, ChartTimeframe } from '@/shared/api/generated/schemas';
import { itemsOf } from '@/shared/api/pages';
import { Form } from '@/shared/form/form';
import { useForm } from '@/shared/form/use-form';
import { dataUrlOf, type PictureProblem, pictureProblemOf } from '@/shared/picture-file';
import { Button } from '@/shared/ui/button';
import { Section } from '@/shared/ui/card';
import { Field, Input } from '@/shared/ui/field';
import { Checkbox } from '@/shared/ui/checkbox';
import { Notice } from '@/shared/ui/notice';
import { Select } from '@/shared/ui/select';
import { toast } from '@/shared/ui/toast';
import styles from '@/features/chart-analysis/components/chart-analysis.module.css';

const MOST_BYTES = 8 * 1024 * 1024;

interface Typed {
  /** What was chosen: nothing, a picture, or something that is none. */
  picture: '' | 'chosen' | PictureProblem;
  symbol: string;
  timeframe: ChartTimeframe;
  useCoupon: boolean;
  couponCode: string;
}

type Wish = Omit<AnalyzeChartDto, 'imageUrl'>;

export interface AnalysisFormProps {
  onAnswer: (analysis: ChartAnalysisDetailsDto) => void;
  /** On wide screens beside the form, else below it. */
  beside: ReactNode;
  /** What to know about the result, after the form. */
  note: ReactNode;
}

/** Asks for an analysis: a picture, what it shows, and what pays. */
export function AnalysisForm({ onAnswer, beside, note }: AnalysisFormProps) {
  const { t } = chartAnalysisTexts.use();
  const needs = useId();
  const timeframeName = useTimeframes();
  const usage = useGetChartAnalysisUsageQuery();
  const coupons = useListChartCouponsQuery();
  const [analyze] = useAnalyzeChartMutation();
  /** Beside the form, because forms compare and copy their values. */
  const [picture, setPicture] = useState<string>();
  /** Who comes from a coupon in the store has come to use it. */
  const comesWithCoupon = (useLocation().state as { useCoupon?: boolean } | null)?.useCoupon === true;
  const unused = (coupons.data ?? []).filter(({ isUsed }) => !isUsed);
  const isFreeOver = usage.data?.remainingCount === 0;
  /** Without a free use a coupon pays, if there is one. */
  const mustPay = isFreeOver && unused.length > 0;
  /** Without the remaining free uses it is unknown what the analysis would cost, so it cannot be started. */
  const isUnread = usage.data === undefined && usage.isError;
  const hasNothing = isFreeOver && coupons.isSuccess && unused.length === 0;
  const form = useForm<Typed, Wish, ChartAnalysisDetailsDto>({
    values: {
      picture: '',
      symbol: '',
      timeframe: '1h',
      useCoupon: comesWithCoupon && unused.length > 0,
      couponCode: comesWithCoupon ? (unused[0]?.couponCode ?? '') : '',
    },
    check: ({ picture: chosen, useCoupon, couponCode }) => ({
      picture: chosen === 'chosen' ? undefined : t(chosen === '' ? 'form.missing' : `form.${chosen}`),
      couponCode: (useCoupon || mustPay) && couponCode === '' ? t('form.couponMissing') : undefined,
    }),
    read: ({ symbol, timeframe, useCoupon, couponCode }) => ({
      timeframe,
      useCoupon: useCoupon || mustPay,
      ...(symbol.trim() === '' ? {} : { symbol: symbol.trim() }),
      ...(useCoupon || mustPay ? { couponCode } : {}),
    }),
    send: (wish) => analyze({ analyzeChartDto: { ...wish, imageUrl: picture ?? '' } }).unwrap(),
    about: (subject) => (subject === 'imageUrl' || PICTURE_CODES.test(subject) ? 'picture' : undefined),
    done: (analysis) => {
      if (analysis.status === 'done') toast({ title: t('form.done'), description: t('form.doneText') });
      form.restart();
      setPicture(undefined);
      onAnswer(analysis);
    },
    failed: t('form.failed'),
  });
  const pick = async (file: File): Promise<void> => {
    const problem = pictureProblemOf(file, MOST_BYTES);
    setPicture(problem ? undefined : await dataUrlOf(file));
    form.set('picture', problem ?? 'chosen');
  };
  const { picture: chosen } = form.values;
  const useCoupon = form.values.useCoupon || mustPay;
  const atOnce = chosen === '' || chosen === 'chosen' ? undefined : t(`form.${chosen}`);
  const pictureField = form.field('picture');
  const isBlocked = hasNothing || (isUnread && !useCoupon);
  const needsPicture = chosen !== 'chosen' && !isBlocked;
  return (
    <Section title={t('form.title')} action={<UsageMeter />}>
      <div className={styles['sides']}>
        <Form form={form} className={styles['form']} aria-label={t('form.title')}>
          <Field label={t('form.picture')} {...pictureField} error={pictureField.error ?? atOnce}>
            <PictureInput
              picture={picture}
              disabled={form.busy}
              onPick={(file) => void pick(file)}
              onBroken={() => {
                setPicture(undefined);
                form.set('picture', 'notAnImage');
              }}
            />
          </Field>
          <div className={styles['pair']}>
            <Field label={t('form.symbol')} optional {...form.field('symbol')}>
              <Input
                placeholder="BTCUSDT"
                maxLength={30}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                disabled={form.busy}
              />
            </Field>
            <Field label={t('form.timeframe')} {...form.field('timeframe')}>
              <Select
                disabled={form.busy}
                options={TIMEFRAMES.map((value) => ({ value, label: timeframeName(value) }))}
              />
            </Field>
          </div>
          <Checkbox
            {...form.box('useCoupon')}
            checked={useCoupon}
            disabled={unused.length === 0 || mustPay || form.busy}
          >
            {t(
              mustPay
                ? 'form.onlyCoupon'
                : unused.length === 0 && coupons.isSuccess
                  ? 'form.noCoupon'
                  : 'form.useCoupon',
            )}
            {unused.length > 0 && (
              <span className={styles['coupons']}>
                {t('form.held', { count: unused.length })} {!mustPay && t('form.freeFirst')}
              </span>
            )}
          </Checkbox>
          {useCoupon && (
            <Field label={t('form.coupon')} {...form.field('couponCode')}>
              <Select
                placeholder={t('form.chooseCoupon')}
                options={unused.map(({ couponCode }) => ({ value: couponCode, label: couponCode }))}
              />
            </Field>
          )}
          <ModelConsent />
          {hasNothing && <Notice title={t('form.nothingLeft')}>{t('form.nothingLeftText')}</Notice>}
          <Button
            type="submit"
            // Without a picture it looks disabled but stays enabled: pressing it shows what is missing.
            variant={chosen === 'chosen' ? 'primary' : 'secondary'}
            className={needsPicture ? styles['waits'] : undefined}
            aria-describedby={needsPicture ? needs : undefined}
            size="l"
            busy={form.busy}
            disabled={isBlocked}
          >
            {t(useCoupon ? 'form.submitCoupon' : isFreeOver || isUnread ? 'form.submitNone' : 'form.submitFree')}
          </Button>
          {needsPicture && (
            <p id={needs} className={styles['quiet']}>
              {t('form.needsPicture')}
            </p>
          )}
          {isUnread && !useCoupon && <p className={styles['quiet']}>{t('form.unread')}</p>}
          {form.busy && <Waiting />}
          <p className={styles['quiet']}>{t('usage.note')}</p>
          {note}
        </Form>
        {beside}
      </div>
    </Section>
  );
}

const LOOK_MS = 2_000;

/** Place in the queue of the analysis just requested: the member's newest, since its id is only known from the answer. */
function Waiting() {
  const { data } = useListChartAnalysesInfiniteQuery(
    { limit: 1 },
    { pollingInterval: LOOK_MS, refetchOnMountOrArgChange: true },
  );
  const [newest] = itemsOf(data) ?? [];
  return <Progress position={newest?.position ?? null} />;
}

/** Refusals that are about the picture itself. */
const PICTURE_CODES = /^(chartAnalysis\.(notAPicture|picture\w+|tooManyPixels)|platform\.pictureTooLarge)$/;
