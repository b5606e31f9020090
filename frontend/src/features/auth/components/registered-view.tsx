import { Mail } from 'lucide-react';
import { AuthFrame } from '@/features/auth/components/auth-frame';
import { isPaid } from '@/features/auth/components/received';
import { authTexts } from '@/features/auth/texts';
import type { RegisteredDto, RegistrationUidDto } from '@/shared/api/generated/schemas';
import { carry, type CarriedUid } from '@/shared/carried-uid';
import { sumDecimals } from '@/shared/decimal';
import { formatNumber } from '@/shared/format';
import { paths, uidFormPath } from '@/shared/paths';
import { ButtonLink } from '@/shared/ui/button';
import { ExchangeMark } from '@/shared/ui/exchange-mark';
import { LazyPart, lazyPart } from '@/shared/ui/lazy-part';
import { Paper } from '@/shared/ui/paper';
import { Receipt } from '@/shared/ui/receipt';
import { StatusTag } from '@/shared/ui/tag';
import styles from '@/features/auth/components/auth-frame.module.css';

/** Loaded on demand: it brings the API calls of members, which the form does not need. */
const pendingEmail = lazyPart(async () => (await import('@/features/auth/account/pending-email')).PendingEmail);

export interface RegisteredViewProps extends Pick<RegisteredDto, 'bonus' | 'user'> {
  uid: RegistrationUidDto;
  /** UID given with the registration. */
  given: CarriedUid;
}

/** Shown after a registration with a UID: bonuses, result for the UID, and the link to its rebates. */
export function RegisteredView({ bonus, user, uid, given }: RegisteredViewProps) {
  const { t } = authTexts.use();
  const [status, label] = uid.autoVerified
    ? (['success', t('register.uidVerified')] as const)
    : uid.requiresApproval
      ? (['pending', t('register.uidWaits')] as const)
      : (['inactive', t('register.uidKept')] as const);
  return (
    <AuthFrame
      title={t('register.done')}
      isNext
      {...(bonus.note === null ? {} : { lead: bonus.note })}
      aside={<BonusReceipt bonus={bonus} />}
    >
      <div className={styles['result']}>
        <div className={styles['given']}>
          <ExchangeMark name={given.exchange} />
          <span className={styles['givenUid']}>
            {given.exchange} <b className="figures">{given.uid}</b>
          </span>
          <StatusTag status={status} label={label} />
        </div>
        {!isPaid(bonus.uidVerification) && <p>{uid.message}</p>}
        <div className={styles['given']}>
          <span className={styles['mailSign']}>
            <Mail size={20} aria-hidden />
          </span>
          <span className={styles['givenUid']}>
            {t('email')} <b>{user.email}</b>
          </span>
          <StatusTag status="pending" label={t('register.emailWaits')} />
          <p className={styles['mailNote']}>{t('register.emailNote')}</p>
          <LazyPart part={pendingEmail} quiet>
            {(PendingEmail) => <PendingEmail />}
          </LazyPart>
        </div>
        {status === 'inactive' ? (
          // The UID may have been refused; the form on My Info is prefilled with it, to register or dispute it.
          <ButtonLink variant="primary" size="l" block to={uidFormPath} state={carry(given)}>
            {t('register.toUids')}
          </ButtonLink>
        ) : (
          <ButtonLink variant="primary" size="l" block to={paths.myPage}>
            {t('register.toRebates')}
          </ButtonLink>
        )}
      </div>
    </AuthFrame>
  );
}

/** What was booked. Each entry has its number and seal in the wallet. */
function BonusReceipt({ bonus: { signup, uidVerification } }: Pick<RegisteredViewProps, 'bonus'>) {
  const { t } = authTexts.use();
  const booked = [
    { label: t('register.bonusSignup'), amount: signup },
    { label: t('register.bonusUid'), amount: uidVerification },
  ].filter(({ amount }) => isPaid(amount));
  if (booked.length === 0) return null;
  return (
    <Paper hangs printing>
      <Receipt
        title={t('register.booked')}
        rows={booked.map(({ amount, ...row }) => ({ ...row, value: formatNumber(amount), unit: 'L' }))}
        sum={{ label: t('register.bonusSum'), value: formatNumber(sumDecimals([signup, uidVerification])), unit: 'L' }}
        source={t('register.bookedSource')}
        action={
          <ButtonLink size="s" to={`${paths.myPage}?tab=transactions`}>
            {t('register.toEntries')}
          </ButtonLink>
        }
      />
    </Paper>
  );
}
