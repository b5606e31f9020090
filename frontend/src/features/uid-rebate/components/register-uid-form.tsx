import { type FormEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { DisputeDialog } from '@/features/uid-rebate/components/dispute-dialog';
import { uidRebateTexts } from '@/features/uid-rebate/texts';
import { fieldError, toApiError } from '@/shared/api/api-error';
import { useRegisterUserUidMutation } from '@/shared/api/generated/member';
import type { UserUidDto } from '@/shared/api/generated/schemas';
import { useListExchangesQuery } from '@/shared/api/generated/site';
import { useCarriedUid } from '@/shared/carried-uid';
import { sharedTexts } from '@/shared/texts';
import { Button } from '@/shared/ui/button';
import { Field, Input, Select } from '@/shared/ui/field';
import { toast, toastError } from '@/shared/ui/toast';
import styles from '@/features/uid-rebate/components/uids.module.css';

const UID = /^\d{4,20}$/;

/** Registers a UID; says at once whether it is verified, waits for an admin, or is only kept. */
export function RegisterUidForm({ registered }: { registered: readonly UserUidDto[] }) {
  const { t } = uidRebateTexts.use();
  const exchanges = useListExchangesQuery();
  const [register, { isLoading }] = useRegisterUserUidMutation();
  const carried = useCarriedUid();
  const navigate = useNavigate();
  const { search } = useLocation();
  const isRegistered = (exchange: string, number: string): boolean =>
    registered.some((known) => known.exchangeName === exchange && known.uid === number);
  const proposed = carried && !isRegistered(carried.exchange, carried.uid) ? carried : undefined;
  const [typed, setTyped] = useState<{ exchangeName?: string; uid?: string }>({});
  const { exchangeName = proposed?.exchange ?? '', uid = proposed?.uid ?? '' } = typed;
  const [problems, setProblems] = useState<{ exchangeName?: string | undefined; uid?: string | undefined }>({});
  const [heldByAnother, setHeldByAnother] = useState<{ exchangeName: string; uid: string }>();
  const [disputing, setDisputing] = useState(false);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const wanted = { exchangeName, uid: uid.trim() };
    const found = findProblems(wanted);
    setProblems(found);
    setHeldByAnother(undefined);
    if (Object.keys(found).length > 0) return;
    try {
      const outcome = await register({ exchangeUidDto: wanted }).unwrap();
      toast({
        title: outcome.autoVerified
          ? t('register.autoVerified')
          : outcome.requiresApproval
            ? t('register.requiresApproval')
            : t('register.registered'),
        description: outcome.message,
      });
      setTyped({ exchangeName, uid: '' });
      // What is registered is not proposed again after a reload.
      if (carried) void navigate({ search }, { replace: true, preventScrollReset: true });
    } catch (error) {
      const problem = toApiError(error);
      if (problem.code === 'uidRebate.uidHeldByAnother') setHeldByAnother(wanted);
      else if (problem.code === 'uidRebate.uidAlreadyRegistered') setProblems({ uid: problem.message });
      else setProblems({ exchangeName: fieldError(problem, 'exchangeName'), uid: fieldError(problem, 'uid') });
      toastError(t('register.failed'), error);
    }
  };

  const findProblems = (wanted: { exchangeName: string; uid: string }): typeof problems => {
    if (wanted.exchangeName === '') return { exchangeName: t('register.exchangeRequired') };
    if (wanted.uid === '') return { uid: t('register.uidRequired') };
    if (!UID.test(wanted.uid)) return { uid: t('register.uidFormat') };
    return isRegistered(wanted.exchangeName, wanted.uid) ? { uid: t('register.duplicate') } : {};
  };

  return (
    <form
      className={styles['form']}
      noValidate
      aria-label={t('register.title')}
      onSubmit={(event) => void submit(event)}
    >
      <h3>{t('register.title')}</h3>
      <Field
        label={t('register.exchange')}
        error={problems.exchangeName ?? (exchanges.isError ? t('register.exchangesFailed') : undefined)}
      >
        <Select
          value={exchangeName}
          placeholder={sharedTexts.t('field.choose')}
          options={(exchanges.data ?? []).map(({ name }) => ({ value: name, label: name }))}
          onChange={(event) => {
            setTyped({ ...typed, exchangeName: event.target.value });
            setProblems({});
            setHeldByAnother(undefined);
          }}
        />
      </Field>
      <Field label={t('register.uid')} hint={t('register.hint')} error={problems.uid}>
        <Input
          value={uid}
          inputMode="numeric"
          autoComplete="off"
          maxLength={24}
          onChange={(event) => {
            setTyped({ ...typed, uid: event.target.value });
            setProblems({});
            setHeldByAnother(undefined);
          }}
        />
      </Field>
      {heldByAnother && (
        <div className={styles['held']} role="alert">
          <p>{t('dispute.held')}</p>
          <Button size="s" onClick={() => setDisputing(true)}>
            {t('dispute.action')}
          </Button>
        </div>
      )}
      <Button type="submit" variant="primary" busy={isLoading}>
        {t('register.submit')}
      </Button>
      {heldByAnother && (
        <DisputeDialog
          {...heldByAnother}
          open={disputing}
          onOpenChange={setDisputing}
          onSent={() => setHeldByAnother(undefined)}
        />
      )}
    </form>
  );
}
