import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { DisputeDialog } from '@/features/uid-rebate/components/dispute-dialog';
import { uidRebateTexts } from '@/features/uid-rebate/texts';
import { useRegisterUserUidMutation } from '@/shared/api/generated/member';
import type { UidRegistrationDto, UserUidDto } from '@/shared/api/generated/schemas';
import { useExchanges } from '@/shared/api/ages';
import { useCarriedUid } from '@/shared/carried-uid';
import { compareDecimals } from '@/shared/decimal';
import { Form } from '@/shared/form/form';
import { type Problems, useForm } from '@/shared/form/use-form';
import { formatNumber } from '@/shared/format';
import { FactReceipt } from '@/shared/receipts/fact-receipt';
import { tellSlip } from '@/shared/receipts/tell-slip';
import { sharedTexts } from '@/shared/texts';
import { Button } from '@/shared/ui/button';
import { Field, Input } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import { toast } from '@/shared/ui/toast';
import styles from '@/features/uid-rebate/components/uids.module.css';

type Wanted = Pick<UserUidDto, 'exchangeName' | 'uid'>;

const UID = /^\d{4,20}$/;

export interface RegisterUidFormProps {
  registered: readonly UserUidDto[];
}

/** Registers a UID; says at once whether it is verified, waits for an admin, or is only kept. */
export function RegisterUidForm({ registered }: RegisterUidFormProps) {
  const { t } = uidRebateTexts.use();
  const exchanges = useExchanges();
  const [register] = useRegisterUserUidMutation();
  const carried = useCarriedUid();
  const navigate = useNavigate();
  const { search } = useLocation();
  const isRegistered = (exchange: string, number: string): boolean =>
    registered.some((known) => known.exchangeName === exchange && known.uid === number);
  const [proposed] = useState(carried && !isRegistered(carried.exchange, carried.uid) ? carried : undefined);
  const [held, setHeld] = useState<Wanted>();
  const [disputing, setDisputing] = useState(false);

  const form = useForm({
    values: { exchangeName: proposed?.exchange ?? '', uid: proposed?.uid ?? '' },
    check: ({ exchangeName, uid }) => findProblems({ exchangeName, uid: uid.trim() }),
    read: ({ exchangeName, uid }) => ({ exchangeName, uid: uid.trim() }),
    send: async (wanted) => {
      setHeld(undefined);
      return register({ exchangeUidDto: wanted }).unwrap();
    },
    done: (outcome) => {
      tell(outcome);
      form.set('uid', '');
      // What is registered is not proposed again after a reload.
      if (carried) void navigate({ search }, { replace: true, preventScrollReset: true });
    },
    about: (code) => (code === 'uidRebate.uidAlreadyRegistered' ? 'uid' : undefined),
    takes: ({ code }) => {
      if (code === 'uidRebate.uidHeldByAnother') setHeld(wanted);
      return false;
    },
    failed: t('register.failed'),
  });
  /** Reports the outcome: a paid bonus as a slip that opens its receipt, anything else as a plain toast. */
  const tell = ({ autoVerified, requiresApproval, message, bonus }: UidRegistrationDto): void => {
    const exchange = exchanges.data?.find(({ name }) => name === wanted.exchangeName)?.id;
    const title = t(
      autoVerified ? 'register.autoVerified' : requiresApproval ? 'register.requiresApproval' : 'register.registered',
    );
    if (!autoVerified || exchange === undefined || compareDecimals(bonus, 0) <= 0) {
      toast({ title, description: message });
      return;
    }
    const id = `${exchange}_${wanted.uid}`;
    tellSlip({
      title,
      description: message,
      sum: { value: formatNumber(bonus, { sign: 'always' }), unit: 'L' },
      receipt: () => <FactReceipt kind="uid-verification" id={id} />,
    });
  };
  const wanted: Wanted = { exchangeName: form.values.exchangeName, uid: form.values.uid.trim() };
  const isHeldByAnother = held?.exchangeName === wanted.exchangeName && held.uid === wanted.uid;

  const findProblems = ({ exchangeName, uid }: Wanted): Problems<Wanted> => {
    if (exchangeName === '') return { exchangeName: t('register.exchangeRequired') };
    if (uid === '') return { uid: t('register.uidRequired') };
    if (!UID.test(uid)) return { uid: t('register.uidFormat') };
    return isRegistered(exchangeName, uid) ? { uid: t('register.duplicate') } : {};
  };

  return (
    <Form form={form} className={styles['form']} aria-label={t('register.title')}>
      <Field
        label={t('register.exchange')}
        {...form.field('exchangeName')}
        {...(exchanges.isError ? { error: t('register.exchangesFailed') } : {})}
      >
        <Select
          placeholder={sharedTexts.t('field.choose')}
          options={(exchanges.data ?? []).map(({ name }) => ({ value: name, label: name }))}
        />
      </Field>
      <Field label={t('register.uid')} hint={t('register.hint')} {...form.field('uid')}>
        <Input inputMode="numeric" autoComplete="off" maxLength={24} />
      </Field>
      {isHeldByAnother && (
        <div className={styles['held']} role="alert">
          <p>{t('dispute.held')}</p>
          <Button size="s" onClick={() => setDisputing(true)}>
            {t('dispute.action')}
          </Button>
        </div>
      )}
      <Button type="submit" variant="primary" busy={form.busy}>
        {t('register.submit')}
      </Button>
      {isHeldByAnother && (
        <DisputeDialog {...held} open={disputing} onOpenChange={setDisputing} onSent={() => setHeld(undefined)} />
      )}
    </Form>
  );
}
