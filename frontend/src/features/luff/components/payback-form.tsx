import { type FormEvent, type ReactNode, useState } from 'react';
import {
  type PaybackTerms,
  exactLuff,
  luffFor,
  luffLeft,
  mostUsdt,
  paybackProblem,
  readAmount,
  usdtText,
} from '@/features/luff/luff-amounts';
import { luffTexts } from '@/features/luff/texts';
import { fieldError, toApiError } from '@/shared/api/api-error';
import {
  useGetLuffBalanceQuery,
  useGetOwnMemberQuery,
  useListUserUidsQuery,
  useRequestPaybackMutation,
} from '@/shared/api/generated/member';
import type { LuffBalanceDto, PayoutHoldDto, UserUidDto } from '@/shared/api/generated/schemas';
import { formatDateTime } from '@/shared/format';
import { useSession } from '@/shared/session/session.slice';
import { Button } from '@/shared/ui/button';
import { Section } from '@/shared/ui/card';
import { ConfirmDialog } from '@/shared/ui/dialog';
import { ExchangeMark } from '@/shared/ui/exchange-mark';
import { Field, Input, Select } from '@/shared/ui/field';
import { Notice } from '@/shared/ui/notice';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { EmptyState, Loaded } from '@/shared/ui/state';
import { toast, toastError } from '@/shared/ui/toast';
import { useNow } from '@/shared/ui/use-now';
import { useSettings } from '@/shared/use-settings';
import styles from '@/features/luff/components/luff-wallet.module.css';

/** Asks for USDT: the amount, what it costs in Luff, where it is paid, and a question before anything is held. */
export function PaybackForm({ uidLink, emailNotice }: { uidLink: ReactNode; emailNotice: ReactNode }) {
  const { t, language } = luffTexts.use();
  const { user } = useSession();
  const wallet = useGetLuffBalanceQuery();
  const obstacle = usePaybackObstacle(wallet.data?.payoutHold ?? null);
  const uids = useListUserUidsQuery({ id: user?.id ?? '' }, { skip: user === null });
  const skeleton = <SkeletonRows rows={3} height="56px" />;
  return (
    <Section title={t('payback.title')} lead={t('payback.lead')}>
      <Loaded query={wallet} skeleton={skeleton}>
        {(balance) => (
          <Loaded query={uids} skeleton={skeleton}>
            {(all) => {
              const verified = all.filter(({ status }) => status === 'success');
              if (obstacle === 'unknown') return skeleton;
              return (
                <div className={styles['obstacles']}>
                  {obstacle === 'email' && emailNotice}
                  {typeof obstacle === 'object' && (
                    <Notice title={t('payback.lockedTitle')}>
                      {t(HOLD_TEXTS[obstacle.reason], { at: formatDateTime(obstacle.until, language) })}
                    </Notice>
                  )}
                  {verified.length === 0 ? (
                    <EmptyState title={t('payback.noUidTitle')} action={uidLink}>
                      {t('payback.noUidText')}
                    </EmptyState>
                  ) : (
                    obstacle === undefined && <Form wallet={balance} verified={verified} />
                  )}
                </div>
              );
            }}
          </Loaded>
        )}
      </Loaded>
    </Section>
  );
}

const HOLD_TEXTS = { newPassword: 'payback.lockedText', newUid: 'payback.heldText' } as const;

/** What about the account stands in the way of a payback: the address is not confirmed, or paybacks are held for a while. */
function usePaybackObstacle(hold: PayoutHoldDto | null): 'unknown' | 'email' | PayoutHoldDto | undefined {
  const { data: member, isLoading } = useGetOwnMemberQuery();
  const settings = useSettings();
  const now = useNow();
  if (isLoading || settings.isLoading) return 'unknown';
  // What could not be read stands in nobody's way: the server decides anyway.
  if (!member) return undefined;
  if (!member.emailConfirmed && settings.get('luff_paybackNeedsConfirmedEmail') === 'true') return 'email';
  return hold !== null && Date.parse(hold.until) > now ? hold : undefined;
}

function Form({ wallet, verified }: { wallet: LuffBalanceDto; verified: readonly UserUidDto[] }) {
  const { t } = luffTexts.use();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const [asking, setAsking] = useState(false);
  const [chosenId, setChosenId] = useState<string>();
  const [request, { isLoading }] = useRequestPaybackMutation();
  const terms: PaybackTerms = {
    luffPerUsdt: wallet.luffPerUsdt,
    minimumUsdt: wallet.progress.minimumUsdt,
    availableLuff: wallet.availableLuff,
  };
  const usdt = readAmount(typed);
  const isPossible = usdt !== undefined && paybackProblem(typed, terms) === undefined;
  const luff = usdt === undefined ? undefined : luffFor(usdt, terms);
  const payoutUid =
    verified.find(({ id }) => id === chosenId) ?? verified.find(({ id }) => id === wallet.payoutUidId) ?? verified[0];

  const change = (value: string): void => {
    setTyped(value);
    setProblem(undefined);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const found = paybackProblem(typed, terms);
    if (found === 'notANumber') setProblem(t('payback.notANumber'));
    else if (found === 'belowMinimum') setProblem(t('payback.belowMinimum', { minimum: usdtText(terms.minimumUsdt) }));
    else if (found === 'notYet')
      setProblem(t('payback.notYet', { most: usdtText(mostUsdt(terms)), minimum: usdtText(terms.minimumUsdt) }));
    else if (found === 'tooMuch') setProblem(t('payback.tooMuch', { most: usdtText(mostUsdt(terms)) }));
    else setAsking(true);
  };
  const send = async (): Promise<void> => {
    if (usdt === undefined || luff === undefined) return;
    try {
      const uidId = payoutUid?.id;
      const { message } = await request({ requestPaybackDto: { luffAmount: luff, usdtAmount: usdt, uidId } }).unwrap();
      toast({ title: t('payback.sent'), description: message });
      change('');
    } catch (error) {
      const refusal = toApiError(error);
      setProblem(fieldError(refusal, 'usdtAmount') ?? fieldError(refusal, 'luffAmount') ?? refusal.message);
      toastError(t('payback.failed'), error);
    }
    setAsking(false);
  };

  return (
    <form className={styles['form']} noValidate onSubmit={submit} aria-label={t('payback.title')}>
      <Field
        label={t('payback.amount')}
        error={problem}
        hint={
          isPossible && luff !== undefined
            ? t('payback.costs', { luff: exactLuff(luff), rest: exactLuff(luffLeft(usdt, terms)) })
            : t('payback.costsHint', { minimum: usdtText(terms.minimumUsdt) })
        }
      >
        <Input
          value={typed}
          inputMode="decimal"
          autoComplete="off"
          maxLength={24}
          suffix={t('usdt')}
          placeholder={usdtText(terms.minimumUsdt)}
          onChange={(event) => change(event.target.value)}
        />
      </Field>
      <div className={styles['formLine']}>
        <output className="figures">
          {luff === undefined
            ? `${terms.luffPerUsdt} ${t('luff')} = 1 ${t('usdt')}`
            : `= ${exactLuff(luff)} ${t('luff')}`}
        </output>
        <Button size="s" onClick={() => change(mostUsdt(terms))}>
          {t('payback.useAll')}
        </Button>
      </div>
      {verified.length > 1 ? (
        <Field label={t('payback.to')} hint={t('payback.toHint')}>
          <Select
            value={payoutUid?.id}
            options={verified.map((known) => ({ value: known.id, label: uidText(known) }))}
            onChange={(event) => setChosenId(event.target.value)}
          />
        </Field>
      ) : (
        payoutUid && (
          <div>
            <p className={styles['to']}>{t('payback.to')}</p>
            <p className={styles['uid']}>
              <ExchangeMark name={payoutUid.exchangeName} size="s" />
              {payoutUid.exchangeName} <b className="figures">{payoutUid.uid}</b>
            </p>
          </div>
        )
      )}
      <Button type="submit" variant="primary" size="l" busy={isLoading}>
        {usdt === undefined || !isPossible ? t('payback.submitEmpty') : t('payback.submit', { usdt: usdtText(usdt) })}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('payback.confirmTitle')}
        consequence={t('payback.confirm', { luff: exactLuff(luff ?? '0'), usdt: usdtText(usdt ?? '0') })}
        amount={`${usdtText(usdt ?? '0')} ${t('usdt')} → ${payoutUid ? uidText(payoutUid) : ''}`}
        confirmLabel={t('payback.submit', { usdt: usdtText(usdt ?? '0') })}
        onConfirm={() => void send()}
        busy={isLoading}
      />
    </form>
  );
}

const uidText = ({ exchangeName, uid }: UserUidDto): string => `${exchangeName} ${uid}`;
