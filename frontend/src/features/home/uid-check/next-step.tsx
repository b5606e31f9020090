import { Link } from 'react-router';
import type { Asked, UidCheckProps } from '@/features/home/uid-check/asked';
import { outcomeTexts } from '@/features/home/uid-check/texts';
import styles from '@/features/home/uid-check/uid-check.module.css';
import { useWaitText } from '@/features/home/use-wait-text';
import type { UidCheckDto } from '@/shared/api/generated/schemas';
import { useRequestUidVerificationMutation } from '@/shared/api/generated/site';
import { carry } from '@/shared/carried-uid';
import { localPath, loginPath, paths, uidFormPath } from '@/shared/paths';
import { useSession } from '@/shared/session/session.slice';
import { Button, ButtonLink } from '@/shared/ui/button';
import { toast, toastError } from '@/shared/ui/toast';

/** How an account comes to rebates whose KYC is held by another one. */
const STEPS = ['stepRelease', 'stepWait', 'stepOpen'] as const;

interface NextStepProps extends Pick<UidCheckProps, 'onKycGuide' | 'onJoin'> {
  step: UidCheckDto['nextStep'];
  asked: Asked;
}

/** Actions that the exchange's rules allow, as the server says. */
export function NextStep({ step, asked, onKycGuide, onJoin }: NextStepProps) {
  const { t, language } = outcomeTexts.use();
  const { status } = useSession();
  const isMember = status === 'member';
  const here = localPath(`${paths.home}#uid-check`, language);
  const waits = step.kycWaitHours !== null;
  const hours = step.kycWaitHours ?? 0;
  // The message says the same in one paragraph.
  const hasToWait = step.kind === 'openAccount' && hours > 0;
  const waitText = useWaitText();
  // The button that is filled is the step that can be taken now: an account has to wait for its KYC.
  const guide = (
    <Button variant={waits ? 'primary' : 'secondary'} onClick={() => onKycGuide(asked.exchange)}>
      {t('kycGuide')}
    </Button>
  );
  return (
    <div className={styles['next']}>
      <p className={styles['nextTitle']}>{t(hasToWait ? 'order' : 'next')}</p>
      {hasToWait ? (
        <ol className={styles['steps']} aria-label={t('order')}>
          {STEPS.map((one) => (
            <li key={one}>{t(one, { exchange: asked.exchange, time: waitText(hours) })}</li>
          ))}
        </ol>
      ) : (
        <p className={styles['verdictText']}>{step.message}</p>
      )}
      <div className={styles['actions']}>
        {step.kind === 'openAccount' && (
          <>
            {waits && guide}
            <Button variant={waits ? 'secondary' : 'primary'} onClick={() => onJoin(asked.exchange)}>
              {t('open', { exchange: asked.exchange })}
            </Button>
            {!waits && guide}
          </>
        )}
        {step.kind !== 'openAccount' && isMember && (
          <ButtonLink variant="primary" to={uidFormPath} state={carry(asked)}>
            {t('registerMine')}
          </ButtonLink>
        )}
        {step.kind !== 'openAccount' && !isMember && <RegisterOrLogIn asked={asked} />}
        {step.kind === 'requestVerification' && isMember && <RequestVerification asked={asked} />}
      </div>
      {step.kind === 'openAccount' && (
        <p className={styles['already']}>
          {t('already')}{' '}
          {isMember ? (
            <RequestVerification asked={asked} />
          ) : (
            <Link className={styles['login']} to={loginPath(language, here)} state={carry(asked)}>
              {t('logInToRequest')}
            </Link>
          )}
        </p>
      )}
    </div>
  );
}

interface RegisterOrLogInProps {
  asked: Asked;
  /** Another step can be taken first. */
  isSecondary?: boolean;
}

/** How a visitor comes to register the UID that was asked for. */
export function RegisterOrLogIn({ asked, isSecondary = false }: RegisterOrLogInProps) {
  const { t, language } = outcomeTexts.use();
  return (
    <>
      <ButtonLink
        variant={isSecondary ? 'secondary' : 'primary'}
        to={localPath(paths.register, language)}
        state={carry(asked)}
      >
        {t('signUp')}
      </ButtonLink>
      <Link className={styles['login']} to={loginPath(language, uidFormPath)} state={carry(asked)}>
        {t('logInToRegister')}
      </Link>
    </>
  );
}

/** Asks an administrator to check a UID that was not found. */
function RequestVerification({ asked }: { asked: Asked }) {
  const { t } = outcomeTexts.use();
  const [request, state] = useRequestUidVerificationMutation();
  const send = async (): Promise<void> => {
    try {
      const { message } = await request({
        exchangeUidDto: { exchangeName: asked.exchange, uid: asked.uid },
      }).unwrap();
      toast({ title: t('requested'), description: message });
    } catch (error) {
      toastError(t('requestFailed'), error);
    }
  };
  return (
    <Button variant="quiet" busy={state.isLoading} disabled={state.isSuccess} onClick={() => void send()}>
      {state.isSuccess ? t('requested') : t('request')}
    </Button>
  );
}
