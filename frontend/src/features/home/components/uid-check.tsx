import { Calculator, CircleAlert, CircleCheck, CircleSlash, Clock } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { ratePercent } from '@/features/home/rates';
import { settingKeys } from '@/features/home/setting-keys';
import { homeTexts } from '@/features/home/texts';
import { UID_FORMAT, tidyUid } from '@/features/home/uid-input';
import { useWaitText } from '@/features/home/use-wait-text';
import { type ApiError, fieldError, toApiError } from '@/shared/api/api-error';
import type { ExchangeDto, UidCheckDto } from '@/shared/api/generated/schemas';
import {
  useCheckUidMutation,
  useListExchangesQuery,
  useRequestUidVerificationMutation,
} from '@/shared/api/generated/site';
import { formatDateTime, formatNumber } from '@/shared/format';
import { carry, useCarriedUid } from '@/shared/carried-uid';
import { MoneyNote } from '@/shared/money/money-note';
import { useRebateWay } from '@/shared/money/money-way';
import { localPath, loginPath, paths, uidFormPath } from '@/shared/paths';
import { useSession } from '@/shared/session/session.slice';
import { Button, ButtonLink } from '@/shared/ui/button';
import { cx } from '@/shared/ui/class-names';
import { Field, Input } from '@/shared/ui/field';
import { MarkTag } from '@/shared/ui/marks';
import { NoFigure } from '@/shared/ui/figure';
import { Receipt, ReceiptSkeleton } from '@/shared/ui/receipt';
import { Skeleton } from '@/shared/ui/skeleton';
import { toast, toastError } from '@/shared/ui/toast';
import { useSettings } from '@/shared/use-settings';
import { scrollBehavior } from '@/shared/ui/use-calm';
import paper from '@/features/home/components/paper.module.css';
import styles from '@/features/home/components/uid-check.module.css';

interface Asked {
  exchange: string;
  uid: string;
}

export interface UidCheckProps {
  onCalculator: () => void;
  /** The guide, at the exchange that was asked about. */
  onKycGuide: (exchange: string) => void;
  /** Goes on to the exchange's own page, with what belongs before it. */
  onJoin: (exchange: string) => void;
}

/**
 * The first thing most visitors do: exchange, UID, answer. Nothing of it needs a log-in. What was asked goes along to the form
 * that the answer leads to, and comes back with a visitor who logs in; nothing else of it is remembered.
 */
export function UidCheck({ onCalculator, onKycGuide, onJoin }: UidCheckProps) {
  const { t } = homeTexts.use();
  const offers = useListExchangesQuery();
  const carried = useCarriedUid();
  const [checkUid, check] = useCheckUidMutation();
  const [chosen = carried?.exchange, setChosen] = useState<string>();
  const [uid = carried?.uid ?? '', setUid] = useState<string>();
  const [errors, setErrors] = useState<{ exchange?: string; uid?: string }>({});
  const [asked, setAsked] = useState<Asked>();
  const form = useRef<HTMLFormElement>(null);
  const answer = useRef<HTMLDivElement>(null);

  // An exchange that has been withdrawn meanwhile is not chosen any more.
  const exchange = offers.data?.find(({ name }) => name === chosen)?.name ?? '';
  const problem = check.error ? toApiError(check.error) : undefined;
  const isAnswered = check.isSuccess || (check.isError && !problem?.fields?.length);

  // On a phone the answer lies below the form.
  useEffect(() => {
    if (isAnswered) answer.current?.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() });
  }, [isAnswered, asked]);

  // What was refused, here or by the server, goes on at the first wrong field.
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid] input, input[aria-invalid]')?.focus();
  }, [errors, check.error]);

  const ask = async (wanted: Asked): Promise<void> => {
    setAsked(wanted);
    const { error } = await checkUid({ checkUidDto: wanted });
    // What is not on offer any more disappears from the list too.
    if (error && isWithdrawn(toApiError(error))) void offers.refetch();
  };
  /** An answer stands only beside the exchange and the UID that it is about. */
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
        <form ref={form} className={styles['form']} onSubmit={submit} noValidate>
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
          <Button type="submit" variant="primary" size="l" busy={check.isLoading}>
            {t('uid.submit')}
          </Button>
          <Button variant="quiet" icon={<Calculator size={18} aria-hidden />} onClick={onCalculator}>
            {t('uid.calculator')}
          </Button>
        </form>
      </div>
      <div ref={answer} className={cx(paper['paper'], styles['answer'])} aria-live="polite" aria-busy={check.isLoading}>
        {check.isLoading ? (
          <ReceiptSkeleton rows={4} />
        ) : asked && check.data ? (
          <Answer asked={asked} answer={check.data} onKycGuide={onKycGuide} onJoin={onJoin} />
        ) : asked && problem && !problem.fields?.length ? (
          <Problem asked={asked} problem={problem} onRetry={() => void ask(asked)} />
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
              note={t('uid.emptyText')}
            />
          </div>
        )}
      </div>
    </section>
  );
}

const isWithdrawn = ({ code }: ApiError): boolean =>
  code === 'uidRebate.exchangeNotOffered' || code === 'uidRebate.unknownExchange';

interface ExchangeChoiceProps {
  offers: { data?: ExchangeDto[] | undefined; isError: boolean; refetch: () => unknown };
  value: string;
  error: string | undefined;
  onChange: (exchange: string) => void;
}

/** One tap: the exchanges stand there with their rates, so that the first half of the answer is seen before one asks. */
function ExchangeChoice({ offers, value, error, onChange }: ExchangeChoiceProps) {
  const { t } = homeTexts.use();
  const note = useId();
  return (
    <fieldset
      className={styles['choice']}
      // Only where there is something to choose: a group of radio buttons has some.
      role={offers.data?.length ? 'radiogroup' : undefined}
      aria-describedby={error === undefined ? undefined : note}
      aria-invalid={error !== undefined && offers.data?.length ? true : undefined}
    >
      <legend>{t('uid.exchange')}</legend>
      {offers.data ? (
        <div className={styles['chips']}>
          {offers.data.map(({ name, rebateRate }) => (
            <label key={name} className={styles['chip']}>
              <input
                type="radio"
                name="exchange"
                value={name}
                checked={name === value}
                onChange={() => onChange(name)}
              />
              <span className={styles['name']}>{name}</span>
              <span className={cx('figures', styles['rate'])}>
                <span className="visually-hidden">{t('uid.rowRate')} </span>
                {ratePercent(rebateRate)}
              </span>
            </label>
          ))}
          {offers.data.length === 0 && <p className={styles['lead']}>{t('uid.noExchanges')}</p>}
        </div>
      ) : offers.isError ? (
        <p className={styles['unread']}>
          {t('uid.exchangesFailed')}
          <Button size="s" onClick={() => void offers.refetch()}>
            {t('uid.again')}
          </Button>
        </p>
      ) : (
        <div className={styles['chips']}>
          {[0, 1, 2, 3, 4].map((place) => (
            <span key={place} className={styles['chip']}>
              <Skeleton width="60%" />
            </span>
          ))}
        </div>
      )}
      {error !== undefined && (
        <p id={note} className={styles['error']} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

function Verdict({
  icon,
  tone,
  title,
  children,
}: {
  icon: ReactNode;
  tone: 'good' | 'plain' | 'late';
  title: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className={styles['verdict']} data-tone={tone}>
      {icon}
      <div>
        <p className={styles['verdictTitle']}>{title}</p>
        {children !== undefined && <p className={styles['verdictText']}>{children}</p>}
      </div>
    </div>
  );
}

interface AnswerProps extends Pick<UidCheckProps, 'onKycGuide' | 'onJoin'> {
  asked: Asked;
  answer: UidCheckDto;
}

function Answer({ asked, answer, onKycGuide, onJoin }: AnswerProps) {
  const { t } = homeTexts.use();
  const areShown = useSettings().get(settingKeys.amountsToVisitors);
  const rebateWay = useRebateWay();
  const { user, nextStep } = answer;
  if (!answer.registered || !user)
    return <NotRegistered asked={asked} answer={answer} onKycGuide={onKycGuide} onJoin={onJoin} />;
  const hasAmounts = user.estimatedRebate !== null || user.totalRebate !== null;
  return (
    <>
      <Verdict icon={<CircleCheck size={22} aria-hidden />} tone="good" title={t('uid.yes')}>
        {answer.message}
      </Verdict>
      <Receipt
        title={`${user.exchange} ${asked.uid}`}
        rows={[
          { label: t('uid.rowData'), value: user.isRealTimeData ? t('uid.live') : t('uid.report') },
          ...(hasAmounts ? [{ label: t('uid.rowRate'), value: ratePercent(user.rebateRate) }] : []),
          ...(user.totalRebate === null
            ? []
            : [{ label: t('uid.rowTotal'), value: formatNumber(user.totalRebate, { digits: 2 }), unit: 'USDT' }]),
        ]}
        sum={
          user.estimatedRebate === null
            ? { label: t('uid.rowRate'), value: ratePercent(user.rebateRate) }
            : { label: t('uid.estimated'), value: formatNumber(user.estimatedRebate, { digits: 2 }), unit: 'USDT' }
        }
        marks={[
          ...(answer.simulated ? (['simulated'] as const) : []),
          ...(user.estimatedRebate === null ? [] : (['estimated'] as const)),
        ]}
        source={sourceName(answer.source, user.exchange, t)}
        at={answer.fetchedAt}
        note={
          hasAmounts || areShown === undefined ? undefined : t(areShown === 'true' ? 'uid.noAmounts' : 'uid.hidden')
        }
        way={rebateWay({ name: user.exchange, rebateCredit: answer.rebateCredit })}
      />
      <NextStep step={nextStep} asked={asked} onKycGuide={onKycGuide} onJoin={onJoin} />
    </>
  );
}

/** `<exchange>_api` is the exchange's own answer, `report` the uploaded reports. */
function sourceName(source: string, exchange: string, t: typeof homeTexts.t): string {
  return source.endsWith('_api') ? t('uid.sourceApi', { exchange }) : t('uid.sourceReport');
}

function NotRegistered({ asked, answer, onKycGuide, onJoin }: AnswerProps) {
  const { t, language } = homeTexts.use();
  const rebateWay = useRebateWay();
  const waitText = useWaitText();
  return (
    <>
      <Verdict icon={<CircleSlash size={22} aria-hidden />} tone="plain" title={t('uid.no')}>
        {t('uid.noText')}
      </Verdict>
      {answer.source === 'report' && <p className={styles['limits']}>{answer.message}</p>}
      <dl className={styles['facts']}>
        <div>
          <dt>{asked.exchange}</dt>
          <dd className="figures">{asked.uid}</dd>
        </div>
        <div>
          <dt>{sourceName(answer.source, asked.exchange, t)}</dt>
          <dd className={cx('figures', styles['origin'])}>
            {answer.simulated && <MarkTag mark="simulated" />}
            {formatDateTime(answer.fetchedAt, language)}
          </dd>
        </div>
        {answer.nextStep.kycWaitHours !== null && (
          <div>
            <dt>{t('uid.kycWait')}</dt>
            <dd className="figures">{waitText(answer.nextStep.kycWaitHours)}</dd>
          </div>
        )}
      </dl>
      <MoneyNote way={rebateWay({ name: asked.exchange, rebateCredit: answer.rebateCredit })} />
      <NextStep step={answer.nextStep} asked={asked} onKycGuide={onKycGuide} onJoin={onJoin} />
    </>
  );
}

interface NextStepProps extends Pick<UidCheckProps, 'onKycGuide' | 'onJoin'> {
  step: UidCheckDto['nextStep'];
  asked: Asked;
}

/** What the visitor may do now within the exchange's rules, as the server says. */
function NextStep({ step, asked, onKycGuide, onJoin }: NextStepProps) {
  const { t, language } = homeTexts.use();
  const { status } = useSession();
  const isMember = status === 'member';
  const here = localPath(`${paths.home}#uid-check`, language);
  return (
    <div className={styles['next']}>
      <p className={styles['nextTitle']}>{t('uid.next')}</p>
      <p className={styles['verdictText']}>{step.message}</p>
      <div className={styles['actions']}>
        {step.kind === 'openAccount' && (
          <>
            <Button variant="primary" onClick={() => onJoin(asked.exchange)}>
              {t('uid.open', { exchange: asked.exchange })}
            </Button>
            <Button onClick={() => onKycGuide(asked.exchange)}>{t('uid.kycGuide')}</Button>
          </>
        )}
        {step.kind !== 'openAccount' && isMember && (
          <ButtonLink variant="primary" to={uidFormPath} state={carry(asked)}>
            {t('uid.registerMine')}
          </ButtonLink>
        )}
        {step.kind !== 'openAccount' && !isMember && (
          <ButtonLink
            variant="primary"
            to={step.kind === 'register' ? localPath(paths.register, language) : loginPath(language, uidFormPath)}
            state={carry(asked)}
          >
            {step.kind === 'register' ? t('uid.signUp') : t('uid.logInToRequest')}
          </ButtonLink>
        )}
        {isMember
          ? step.kind !== 'register' && <RequestVerification asked={asked} />
          : step.kind !== 'requestVerification' && (
              <Link
                className={styles['login']}
                to={loginPath(language, step.kind === 'register' ? uidFormPath : here)}
                state={carry(asked)}
              >
                {t('uid.logIn')}
              </Link>
            )}
      </div>
    </div>
  );
}

/** A member asks an admin to look at a UID that is not found. */
function RequestVerification({ asked }: { asked: Asked }) {
  const { t } = homeTexts.use();
  const [request, state] = useRequestUidVerificationMutation();
  const send = async (): Promise<void> => {
    try {
      const { message } = await request({
        exchangeUidDto: { exchangeName: asked.exchange, uid: asked.uid },
      }).unwrap();
      toast({ title: t('uid.requested'), description: message });
    } catch (error) {
      toastError(t('uid.requestFailed'), error);
    }
  };
  return (
    <Button variant="quiet" busy={state.isLoading} disabled={state.isSuccess} onClick={() => void send()}>
      {state.isSuccess ? t('uid.requested') : t('uid.request')}
    </Button>
  );
}

function Problem({ asked, problem, onRetry }: { asked: Asked; problem: ApiError; onRetry: () => void }) {
  const { t, language } = homeTexts.use();
  const { status } = useSession();
  if (problem.status === 429) {
    return (
      <Verdict
        icon={<Clock size={22} aria-hidden />}
        tone="late"
        title={problem.alreadyChecked ? t('uid.alreadyChecked') : t('uid.limited')}
      >
        {problem.message}
      </Verdict>
    );
  }
  // Some exchanges are only ever checked by hand; the sentence says so, and trying again would not help.
  const byHand = problem.code === 'uidRebate.checkByReviewOnly';
  const isDown = problem.status === 503;
  if (isWithdrawn(problem)) {
    return (
      <Verdict icon={<CircleSlash size={22} aria-hidden />} tone="late" title={t('uid.withdrawn')}>
        {problem.message}
      </Verdict>
    );
  }
  return (
    <>
      <Verdict
        icon={<CircleAlert size={22} aria-hidden />}
        tone="late"
        title={byHand ? t('uid.byHand') : isDown ? t('uid.unavailable') : t('uid.failed')}
      >
        {problem.message}
      </Verdict>
      <div className={styles['actions']}>
        {byHand ? (
          <ButtonLink
            variant="primary"
            to={status === 'member' ? uidFormPath : loginPath(language, uidFormPath)}
            state={carry(asked)}
          >
            {status === 'member' ? t('uid.registerMine') : t('uid.logInToRequest')}
          </ButtonLink>
        ) : (
          <Button onClick={onRetry}>{t('uid.again')}</Button>
        )}
      </div>
    </>
  );
}
