import { useDispatch } from 'react-redux';
import { RestrictedFrame } from '@/features/auth/components/restricted-frame';
import { TwoFactorPanel } from '@/features/auth/security/two-factor-panel';
import { authTexts } from '@/features/auth/texts';
import { type SessionDispatch, recheckSession } from '@/shared/session/session.slice';

/** Required setup of two-factor login. */
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
