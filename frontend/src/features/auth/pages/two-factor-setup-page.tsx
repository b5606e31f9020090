import { useDispatch } from 'react-redux';
import { RestrictedFrame } from '@/features/auth/components/restricted-frame';
import { TwoFactorPanel } from '@/features/auth/security/two-factor-panel';
import { authTexts } from '@/features/auth/texts';
import { type SessionDispatch, recheckSession } from '@/shared/session/session.slice';

/** Where two-factor login is obligatory: it is set up before anything else. */
export function TwoFactorSetupPage() {
  const { t } = authTexts.use();
  const dispatch = useDispatch<SessionDispatch>();
  return (
    <RestrictedFrame
      restriction="two-factor"
      title={t('restricted.twoFactorTitle')}
      lead={t('restricted.twoFactorLead')}
    >
      <TwoFactorPanel onDone={() => void dispatch(recheckSession())} />
    </RestrictedFrame>
  );
}
