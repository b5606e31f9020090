import { Calculator } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { homeTexts } from '@/features/home/texts';
import { isWithdrawn, type Asked, type UidCheckProps } from '@/features/home/uid-check/asked';
import { ExchangeChoice } from '@/features/home/uid-check/exchange-choice';
import styles from '@/features/home/uid-check/uid-check.module.css';
import { UID_FORMAT, tidyUid } from '@/features/home/uid-check/uid-input';
import { fieldError, toApiError } from '@/shared/api/api-error';
import { useExchanges } from '@/shared/api/ages';
import { useCheckUidMutation } from '@/shared/api/generated/site';
import { useCarriedUid } from '@/shared/carried-uid';
import { useSession } from '@/shared/session/session.slice';
import { Button } from '@/shared/ui/button';
import { Field, Input } from '@/shared/ui/field';
import { NoFigure } from '@/shared/ui/figure';
import { Paper } from '@/shared/ui/paper';
import { Receipt, ReceiptSkeleton } from '@/shared/ui/receipt';
import { LazyPart, lazyPart } from '@/shared/ui/lazy-part';
import { scrollBehavior } from '@/shared/ui/use-calm';

const outcome = lazyPart(async () => (await import('@/features/home/uid-check/outcome')).Outcome);

/**
 * Form and answer of a UID check; needs no login. Exchange and UID are carried to the form that the answer leads to, and
 * back after a login; nothing else is remembered.
 */
export function UidCheck({ onCalculator, onKycGuide, onJoin }: UidCheckProps) {
  const { t } = homeTexts.use();
  const offers = useExchanges();
  const carried = useCarriedUid();
  const isMember = useSession().status === 'member';
  const [checkUid, check] = useCheckUidMutation();
  const [chosen = carried?.exchange, setChosen] = useState<string>();
  const [uid = carried?.uid ?? '', setUid] = useState<string>();
  const [errors, setErrors] = useState<{ exchange?: string; uid?: string }>({});
  const [asked, setAsked] = useState<Asked>();
  const form = useRef<HTMLFormElement>(null);
  const answer = useRef<HTMLDivElement>(null);

  // The chosen exchange may have been withdrawn meanwhile.
  const exchange = offers.data?.find(({ name }) => name === chosen)?.name ?? '';
  const problem = check.error ? toApiError(check.error) : undefined;
  const isAnswered = check.isSuccess || (check.isError && !problem?.fields?.length);

  // On phones the answer is below the form.
  useEffect(() => {
    const block = matchMedia('(width < 768px)').matches ? 'start' : 'nearest';
    if (isAnswered) answer.current?.scrollIntoView({ block, behavior: scrollBehavior() });
  }, [isAnswered, asked]);

  // Focuses the first invalid field after a refusal here or by the server.
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid] input, input[aria-invalid]')?.focus();
  }, [errors, check.error]);

  const ask = async (wanted: Asked): Promise<void> => {
    setAsked(wanted);
    const { error } = await checkUid({ checkUidDto: wanted });
    // Removes the withdrawn exchange from the list.
    if (error && isWithdrawn(toApiError(error))) void offers.refetch();
  };
  /** Clears the answer, which belongs to other input. */
  const forget = (): void => {
    check.reset();
    setAsked(undefined);
    setErrors({});
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    forget();
    const found = {
      ...(exchange === '' ? { exchange: t('uid.exchangeRequired') } : {}),
      ...(uid === '' ? { uid: t('uid.required') } : UID_FORMAT.test(uid) ? {} : { uid: t('uid.format') }),
    };
    setErrors(found);
    if (Object.keys(found).length === 0) void ask({ exchange, uid });
  };

  return (
    <section id="uid-check" className={styles['part']} aria-labelledby="uid-check-title">
      <div>
        <h2 id="uid-check-title">{t('uid.title')}</h2>
        <p className={styles['lead']}>{t('uid.lead')}</p>
        <form ref={form} className={styles['form']} onSubmit={submit} onFocus={outcome.prepare} noValidate>
          <ExchangeChoice
            offers={offers}
            value={exchange}
            error={errors.exchange ?? fieldError(problem, 'exchange')}
            onChange={(name) => {
              forget();
              setChosen(name);
            }}
          />
          <Field label={t('uid.uid')} hint={t('uid.hint')} error={errors.uid ?? fieldError(problem, 'uid')}>
            <Input
              inputMode="numeric"
              enterKeyHint="go"
              autoComplete="off"
              placeholder={t('uid.placeholder')}
              value={uid}
              onChange={(event) => {
                forget();
                setUid(tidyUid(event.target.value));
              }}
            />
          </Field>
          <Button
            type="submit"
            // The answer has the next step, and with it the one button that matters then.
            variant={isAnswered ? 'secondary' : 'primary'}
            size="l"
            busy={check.isLoading}
          >
            {t('uid.submit')}
          </Button>
          <Button variant="quiet" icon={<Calculator size={18} aria-hidden />} onClick={onCalculator}>
            {t('uid.calculator')}
          </Button>
        </form>
      </div>
      <div>
        <Paper
          hangs
          ref={answer}
          printing={check.isSuccess}
          className={styles['answer']}
          aria-live="polite"
          // As a whole: what was printed is one answer.
          aria-atomic
          aria-busy={check.isLoading}
        >
          {check.isLoading ? (
            <ReceiptSkeleton rows={4} />
          ) : asked && isAnswered ? (
            <LazyPart part={outcome} fallback={<ReceiptSkeleton rows={4} />} onFailed={forget}>
              {(Outcome) => (
                <Outcome
                  asked={asked}
                  answer={check.data}
                  problem={problem}
                  onKycGuide={onKycGuide}
                  onJoin={onJoin}
                  onRetry={() => void ask(asked)}
                  onForget={forget}
                />
              )}
            </LazyPart>
          ) : (
            <div className={styles['empty']}>
              <Receipt
                title={t('uid.emptyTitle')}
                rows={[
                  { label: t('uid.rowData'), value: <NoFigure /> },
                  { label: t('uid.rowRate'), value: <NoFigure /> },
                  { label: t('uid.rowTotal'), value: <NoFigure /> },
                ]}
                sum={{ label: t('uid.estimated'), value: <NoFigure /> }}
                note={isMember ? t('uid.emptyText') : `${t('uid.noLogin')} ${t('uid.emptyText')}`}
              />
            </div>
          )}
        </Paper>
      </div>
    </section>
  );
}
