import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import type { FieldValues } from 'react-hook-form';
import { formTexts } from '@/shared/form/texts';
import type { Form } from '@/shared/form/use-form';
import { ConfirmDialog } from '@/shared/ui/dialog';

/** Asks before what is not saved is lost: by closing, by another tab, by the back button, by closing the window. */
export function LeaveQuestion<V extends FieldValues>({ form }: { form: Form<V> }) {
  const { t } = formTexts.use();
  const isChanged = form.isChanged();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isChanged &&
      !form.isSent() &&
      `${currentLocation.pathname}${currentLocation.search}` !== `${nextLocation.pathname}${nextLocation.search}`,
  );
  useEffect(() => {
    if (!isChanged) return;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isChanged]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={() => blocker.reset?.()}
      title={t('leaveTitle')}
      consequence={t('leaveConsequence')}
      confirmLabel={t('leaveConfirm')}
      onConfirm={() => blocker.proceed?.()}
      danger
    />
  );
}
