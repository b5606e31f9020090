import { useDispatch } from 'react-redux';
import { RestrictedFrame } from '@/features/auth/components/restricted-frame';
import { ChangePassword } from '@/features/auth/security/change-password';
import { authTexts } from '@/features/auth/texts';
import { type SessionDispatch, recheckSession } from '@/shared/session/session.slice';

/** Required new password after an administrator's reset. */
export function ChangePasswordPage() {
  const { t } = authTexts.use();
  const dispatch = useDispatch<SessionDispatch>();
  return (
    <RestrictedFrame restriction="password" title={t('restricted.passwordTitle')} lead={t('restricted.passwordLead')}>
      <ChangePassword
        currentLabel={t('restricted.current')}
        submitLabel={t('restricted.submit')}
        onDone={() => void dispatch(recheckSession())}
      />
    </RestrictedFrame>
  );
}
