import { type ReactNode, useState } from 'react';
import {
  LUFF_DIGITS,
  type PaybackTerms,
  exactLuff,
  luffFor,
  luffLeft,
  mostUsdt,
  paybackProblem,
  readAmount,
  shortSum,
  usdtSum,
  usdtText,
} from '@/features/luff/luff-amounts';
import { isPayback, stateOf } from '@/features/luff/components/redemptions';
import { luffTexts } from '@/features/luff/texts';
import {
  useGetLuffBalanceQuery,
  useGetOwnMemberQuery,
  useListLuffRedemptionsInfiniteQuery,
  useListUserUidsQuery,
  useRequestPaybackMutation,
} from '@/shared/api/generated/member';
import type { LuffBalanceDto, PayoutHoldDto, UserUidDto } from '@/shared/api/generated/schemas';
import { itemsOf } from '@/shared/api/pages';
import { compareDecimals, subtractDecimals } from '@/shared/decimal';
import { Form } from '@/shared/form/form';
import { useForm } from '@/shared/form/use-form';
import { formatDateTime, formatDay } from '@/shared/format';
import { FactReceipt } from '@/shared/receipts/fact-receipt';
import { tellSlip } from '@/shared/receipts/tell-slip';
import { useSession } from '@/shared/session/session.slice';
import { Button } from '@/shared/ui/button';
import { Section } from '@/shared/ui/card';
import { cx } from '@/shared/ui/class-names';
import { ConfirmDialog } from '@/shared/ui/dialog';
import { Amount } from '@/shared/ui/figure';
import { ExchangeMark } from '@/shared/ui/exchange-mark';
import { Field, Input } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import { Notice } from '@/shared/ui/notice';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { EmptyState, Loaded } from '@/shared/ui/state';
import { useNow } from '@/shared/ui/use-now';
import { useSettings } from '@/shared/use-settings';
import styles from '@/features/luff/components/luff-wallet.module.css';

const DAY_MS = 86_400_000;

export interface PaybackFormProps {
  /** What members without a UID do first. */
  first: ReactNode;
  uidLink: ReactNode;
  emailNotice: ReactNode;
}

/** Asks for USDT: the amount, what it costs in Luff, where it is paid, and a question before anything is held. */
export function PaybackForm({ first, uidLink, emailNotice }: PaybackFormProps) {
  const { t, language } = luffTexts.use();
  const { user } = useSession();
  const wallet = useGetLuffBalanceQuery();
  const obstacle = usePaybackObstacle(wallet.data?.payoutHold ?? null);
  const uids = useListUserUidsQuery({ id: user?.id ?? '' }, { skip: user === null });
  const { refused, isLoading } = useRefusedPayback();
  const skeleton = <SkeletonRows rows={3} height="56px" />;
  return (
    <Section title={t('payback.title')} lead={t('payback.lead')}>
      <Loaded query={wallet} skeleton={skeleton}>
        {(balance) => (
          <Loaded query={uids} skeleton={skeleton}>
            {(all) => {
              const verified = all.filter(({ status }) => status === 'success');
              // The form sets its initial UID once, so the last request has to be loaded first.
              if (obstacle === 'unknown' || isLoading) return skeleton;
              return (
                <div className={styles['obstacles']}>
                  {obstacle === 'email' && emailNotice}
                  {typeof obstacle === 'object' && (
                    <Notice title={t('payback.lockedTitle')}>
                      {t(HOLD_TEXTS[obstacle.reason], { at: formatDateTime(obstacle.until, language) })}
                    </Notice>
                  )}
                  {refused && (
                    <Notice title={t('payback.refusedTitle', { usdt: usdtText(refused.usdtAmount) })}>
                      {refused.adminNote !== null && t('redemption.reason', { reason: refused.adminNote })}
                      {refused.payoutUid && <p>{t('redemption.to', { uid: uidText(refused.payoutUid) })}</p>}
                    </Notice>
                  )}
                  {all.length === 0 && first && <div>{first}</div>}
                  {verified.length > 0
                    ? obstacle !== 'email' && (
                        <Request
                          wallet={balance}
                          verified={verified}
                          refusedUidId={refused?.payoutUid?.id}
                          isHeld={obstacle !== undefined}
                          uidLink={uidLink}
                        />
                      )
                    : all.length > 0 && (
                        <EmptyState
                          title={t(
                            all.some(({ state }) => state === 'pending')
                              ? 'payback.uidWaitsTitle'
                              : 'payback.noUidTitle',
                          )}
                          action={uidLink}
                        />
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

/** The last payback request, if it was refused. */
function useRefusedPayback() {
  const { data, isLoading } = useListLuffRedemptionsInfiniteQuery({});
  const last = itemsOf(data)?.find(isPayback);
  return { refused: last && stateOf(last) === 'rejected' ? last : undefined, isLoading };
}

interface RequestProps {
  wallet: LuffBalanceDto;
  verified: readonly UserUidDto[];
  /** The UID to which the last request was refused: proposed only where there is no other. */
  refusedUidId: string | undefined;
}

/**
 * Shown instead of the form below the minimum: how much is missing, and until when; where nothing comes yet, what helps.
 * While requests are held this is told as well, so that nobody learns of it only afterwards.
 */
function Request({ isHeld, uidLink, ...request }: RequestProps & { isHeld: boolean; uidLink: ReactNode }) {
  const { wallet } = request;
  const { t, language } = luffTexts.use();
  const now = useNow();
  const { minimumUsdt, estimatedDays } = wallet.progress;
  const lacking = subtractDecimals(minimumUsdt, mostUsdt({ ...wallet, minimumUsdt }));
  if (compareDecimals(lacking, 0) <= 0) return isHeld ? null : <RequestForm {...request} />;
  return (
    <div className={styles['lacking']}>
      <p>
        {t('payback.lacking', { usdt: usdtSum(lacking) })}{' '}
        {estimatedDays === null
          ? t('payback.lackingUid')
          : t('payback.lackingDay', { day: formatDay(now + estimatedDays * DAY_MS, language) })}
      </p>
      {estimatedDays === null && uidLink}
    </div>
  );
}

function RequestForm({ wallet, verified, refusedUidId }: RequestProps) {
  const { t } = luffTexts.use();
  const [asking, setAsking] = useState(false);
  const [request] = useRequestPaybackMutation();
  const terms: PaybackTerms = {
    luffPerUsdt: wallet.luffPerUsdt,
    minimumUsdt: wallet.progress.minimumUsdt,
    availableLuff: wallet.availableLuff,
  };
  const possible = verified.filter(({ id }) => id !== refusedUidId);
  const proposed = possible.find(({ id }) => id === wallet.payoutUidId) ?? possible[0] ?? verified[0];
  const form = useForm({
    values: { usdtAmount: '', uidId: proposed?.id ?? '' },
    check: ({ usdtAmount }) => ({ usdtAmount: problemOf(usdtAmount) }),
    ask: () => setAsking(true),
    send: async ({ uidId }) => {
      if (usdt === undefined || luff === undefined) return;
      try {
        const { message, redemption } = await request({
          requestPaybackDto: { luffAmount: luff, usdtAmount: usdt, uidId },
        }).unwrap();
        const sum = { value: usdtText(usdt), unit: t('usdt') };
        const receipt = () => <FactReceipt kind="payback" id={redemption.id} />;
        tellSlip({ title: t('payback.sent'), description: message, sum, receipt });
        form.set('usdtAmount', '');
      } finally {
        setAsking(false);
      }
    },
    about: () => 'usdtAmount',
    failed: t('payback.failed'),
  });
  const typed = form.values.usdtAmount;
  const most = usdtSum(mostUsdt(terms));
  const usdt = readAmount(typed);
  const isPossible = usdt !== undefined && paybackProblem(typed, terms) === undefined;
  const luff = usdt === undefined ? undefined : luffFor(usdt, terms);
  const payoutUid = verified.find(({ id }) => id === form.values.uidId) ?? proposed;

  const problemOf = (amount: string): string | undefined => {
    const found = paybackProblem(amount, terms);
    if (found === 'notANumber') return t('payback.notANumber');
    if (found === 'belowMinimum') return t('payback.belowMinimum', { minimum: usdtText(terms.minimumUsdt) });
    return found && t('payback.tooMuch', { most });
  };

  return (
    <Form form={form} className={styles['form']} aria-label={t('payback.title')}>
      <Field
        label={t('payback.amount')}
        hint={
          isPossible && luff !== undefined
            ? t('payback.costs', { luff: exactLuff(luff), rest: shortSum(luffLeft(usdt, terms)) })
            : t('payback.tooMuch', { most })
        }
        {...form.field('usdtAmount')}
      >
        <Input inputMode="decimal" autoComplete="off" maxLength={24} suffix={t('usdt')} />
      </Field>
      <div>
        <Button size="s" onClick={() => form.set('usdtAmount', mostUsdt(terms))}>
          {t('payback.useAll', { most })}
        </Button>
      </div>
      {verified.length > 1 ? (
        <Field label={t('payback.to')} hint={t('payback.toHint')} {...form.field('uidId')}>
          <Select options={verified.map((known) => ({ value: known.id, label: uidText(known) }))} />
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
      <Button type="submit" variant="primary" size="l" busy={form.busy}>
        {usdt === undefined || !isPossible ? t('payback.submitEmpty') : t('payback.submit', { usdt: usdtText(usdt) })}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('payback.confirmTitle')}
        consequence={t('payback.confirm', { luff: exactLuff(luff ?? '0'), usdt: usdtText(usdt ?? '0') })}
        amount={
          <>
            <Amount value={usdt ?? '0'} unit={t('usdt')} digits={LUFF_DIGITS} trim />{' '}
            <span className={styles['target']}>→ {payoutUid ? uidText(payoutUid) : ''}</span>
            {isPossible && (
              <span className={cx('figures', styles['rest'])}>
                {t('payback.rest', { rest: shortSum(luffLeft(usdt, terms)) })}
              </span>
            )}
          </>
        }
        confirmLabel={t('payback.submit', { usdt: usdtText(usdt ?? '0') })}
        onConfirm={() => void form.send()}
        busy={form.busy}
      />
    </Form>
  );
}

const uidText = ({ exchangeName, uid }: Pick<UserUidDto, 'exchangeName' | 'uid'>): string => `${exchangeName} ${uid}`;
