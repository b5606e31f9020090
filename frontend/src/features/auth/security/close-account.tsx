import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router';
import { ProofFields, useProof } from '@/features/auth/security/proof';
import { securityTexts } from '@/features/auth/security/texts';
import {
  useCloseOwnAccountMutation,
  useGetIndicatorPassQuery,
  useGetLuffBalanceQuery,
  useGetTwoFactorQuery,
  useListLuffRedemptionsInfiniteQuery,
} from '@/shared/api/generated/member';
import { itemsOf } from '@/shared/api/pages';
import type { LuffBalanceDto, LuffRedemptionDto } from '@/shared/api/generated/schemas';
import { useGetLcoinBalanceQuery } from '@/shared/api/generated/site';
import { divideDecimals } from '@/shared/decimal';
import { formatDay, formatNumber } from '@/shared/format';
import { localPath, paths } from '@/shared/paths';
import { cut, useLuffDigits } from '@/shared/points/luff-digits';
import { type SessionDispatch, forgetUser, useSession } from '@/shared/session/session.slice';
import { sharedTexts } from '@/shared/texts';
import { Button, ButtonLink } from '@/shared/ui/button';
import { ConfirmDialog } from '@/shared/ui/dialog';
import { Amount, NoFigure } from '@/shared/ui/figure';
import { Notice } from '@/shared/ui/notice';
import { Skeleton } from '@/shared/ui/skeleton';
import { toast } from '@/shared/ui/toast';
import styles from '@/features/auth/security/security.module.css';

const USDT_DIGITS = 2;
/** More than enough to be cut afterwards. */
const EXACT_DIGITS = 8;

/** The end of the account: a button, and everything that follows from it before it is pressed again. */
export function CloseAccount() {
  const { t } = securityTexts.use();
  const { user } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  if (user?.isAdmin) return <p className={styles['text']}>{t('close.admin')}</p>;
  return (
    <div className={styles['stack']}>
      <Consequences />
      <Button variant="danger" onClick={() => setIsOpen(true)}>
        {t('close.open')}
      </Button>
      {isOpen && <CloseDialog onClose={() => setIsOpen(false)} />}
    </div>
  );
}

function Consequences() {
  const { t } = securityTexts.use();
  return (
    <ul className={styles['list']}>
      <li>{t('close.name')}</li>
      <li>{t('close.uids')}</li>
      <li>{t('close.ledger')}</li>
      <li>{t('close.again')}</li>
    </ul>
  );
}

/** A payback that waits or is still to be paid; an indicator pays nothing out. */
function isOpen({ redemptionType, status, paidAt }: LuffRedemptionDto): boolean {
  return redemptionType === 'usdt_payback' && (status === 'pending' || (status === 'approved' && paidAt === null));
}

/** What is given up for good is read at the moment of the question. */
const fresh = { refetchOnMountOrArgChange: true };

function CloseDialog({ onClose }: { onClose: () => void }) {
  const { t, language } = securityTexts.use();
  const dispatch = useDispatch<SessionDispatch>();
  const navigate = useNavigate();
  const twoFactor = useGetTwoFactorQuery();
  const redemptions = useListLuffRedemptionsInfiniteQuery({}, fresh);
  const pass = useGetIndicatorPassQuery(undefined, fresh);
  const withCode = twoFactor.data?.enabled ?? false;
  const [closeAccount] = useCloseOwnAccountMutation();
  const paybacks = itemsOf(redemptions.data)?.filter(isOpen) ?? [];
  const isBlocked = paybacks.length > 0 || (pass.data?.hasPending ?? false);

  const form = useProof({
    withCode,
    send: async ({ currentPassword, code }) => {
      const { message } = await closeAccount({
        closeAccountDto: { currentPassword, ...(withCode ? { code } : {}) },
      }).unwrap();
      toast({ title: t('close.done'), description: message });
      // Without its member this page asks for the log-in; the way home comes after that and wins.
      await Promise.resolve(dispatch(forgetUser()));
      await navigate(localPath(paths.home, language));
    },
  });

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t(isBlocked ? 'close.blockedTitle' : 'close.dialogTitle')}
      consequence={t(
        !isBlocked ? 'close.consequence' : paybacks.length > 0 ? 'close.blockedUntil' : 'close.indicatorUntil',
      )}
      confirmLabel={t('close.confirm')}
      onConfirm={form.submit}
      busy={form.busy}
      disabled={isBlocked}
      danger
    >
      {isBlocked && (
        <Notice
          className={styles['block'] ?? ''}
          tone="problem"
          title={t(paybacks.length > 0 ? 'close.blocked' : 'close.indicatorWaits')}
          action={
            <ButtonLink size="s" to={`${paths.myPage}?tab=${paybacks.length > 0 ? 'luff' : 'indicators'}`}>
              {t(paybacks.length > 0 ? 'close.wallet' : 'close.indicators')}
            </ButtonLink>
          }
        >
          {paybacks.map(({ id, usdtAmount, createdAt }) => (
            <p key={id} className="figures">
              {t('close.payback', {
                usdt: formatNumber(usdtAmount, { digits: EXACT_DIGITS, trim: true }),
                day: formatDay(new Date(createdAt), language),
              })}
            </p>
          ))}
        </Notice>
      )}
      <div className={styles['block']}>
        <Consequences />
      </div>
      <h3 className={styles['forfeits']}>{t('close.forfeits')}</h3>
      <Forfeits />
      {!isBlocked && <ProofFields form={form} withCode={withCode} />}
    </ConfirmDialog>
  );
}

/** All of the balance in USDT, no more than it is. */
function worth({ balance, luffPerUsdt }: LuffBalanceDto): string {
  const usdt = divideDecimals(balance, luffPerUsdt, EXACT_DIGITS) ?? '0';
  return formatNumber(cut(usdt, USDT_DIGITS), { digits: USDT_DIGITS });
}

/** What is left of both points, as the pages show it; a balance that cannot be read is no 0. */
function Forfeits() {
  const { t } = securityTexts.use();
  const { t: shared } = sharedTexts.use();
  const lcoin = useGetLcoinBalanceQuery(undefined, fresh);
  const luff = useGetLuffBalanceQuery(undefined, fresh);
  const digits = useLuffDigits();
  const missing = ({ isError }: { isError: boolean }) => (isError ? <NoFigure /> : <Skeleton width="5em" />);
  return (
    <dl className={styles['facts']}>
      <div>
        <dt>{t('close.lcoin')}</dt>
        <dd>{lcoin.data ? <Amount value={lcoin.data.balance} unit="L" size="m" /> : missing(lcoin)}</dd>
      </div>
      <div>
        <dt>{t('close.luff')}</dt>
        <dd className={styles['worth']}>
          {luff.data ? (
            <>
              <Amount value={cut(luff.data.balance, digits)} unit={shared('units.luff')} digits={digits} size="m" />
              <span className={styles['note']}>{t('close.worth', { usdt: worth(luff.data) })}</span>
            </>
          ) : (
            missing(luff)
          )}
        </dd>
      </div>
    </dl>
  );
}
