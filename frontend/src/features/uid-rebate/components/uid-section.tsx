import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { RegisterUidForm } from '@/features/uid-rebate/components/register-uid-form';
import { UidState } from '@/features/uid-rebate/components/uid-state';
import { uidRebateTexts } from '@/features/uid-rebate/texts';
import { useUidRequests, waitsFor } from '@/features/uid-rebate/use-uid-requests';
import { useDeleteUserUidMutation, useListUserUidsQuery } from '@/shared/api/generated/member';
import type { UserUidDto } from '@/shared/api/generated/schemas';
import { useRequestUidVerificationMutation } from '@/shared/api/generated/site';
import { itemsOf } from '@/shared/api/pages';
import { useCarriedUid } from '@/shared/carried-uid';
import { formatDateTime, formatDay } from '@/shared/format';
import { moneyFlowTexts } from '@/shared/money/flow/texts';
import { uidFormAnchor } from '@/shared/paths';
import { FactReceipt } from '@/shared/receipts/fact-receipt';
import { Button, IconButton } from '@/shared/ui/button';
import { Section } from '@/shared/ui/card';
import { ConfirmDialog } from '@/shared/ui/dialog';
import { Entries, Entry } from '@/shared/ui/entries';
import { ExchangeMark } from '@/shared/ui/exchange-mark';
import { Fold } from '@/shared/ui/fold';
import { WithReceipt } from '@/shared/ui/receipt';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { Loaded } from '@/shared/ui/state';
import { toast, toastError } from '@/shared/ui/toast';
import styles from '@/features/uid-rebate/components/uids.module.css';

/** The member's UIDs with their states above the registration form, which is folded; while there are none, the form alone. */
export function UidSection({ userId }: { userId: string }) {
  const { t } = uidRebateTexts.use();
  const money = moneyFlowTexts.use();
  const query = useListUserUidsQuery({ id: userId });
  const [removing, setRemoving] = useState<UserUidDto>();
  const { hash } = useLocation();
  const carried = useCarriedUid();
  const hasNone = query.data?.length === 0;
  const form = <RegisterUidForm registered={query.data ?? []} />;
  return (
    <Section
      title={t(hasNone ? 'register.title' : 'uids.title')}
      lead={hasNone ? t('register.lead') : `${t('uids.lead')} ${money.t('since')}`}
    >
      <div className={styles['section']}>
        <Loaded
          query={query}
          skeleton={<SkeletonRows rows={3} height="64px" />}
          isEmpty={(uids) => uids.length === 0}
          empty={null}
        >
          {(uids) => (
            <Entries label={t('uids.title')}>
              {uids.map((uid) => (
                <UidEntry key={uid.id} uid={uid} onRemove={() => setRemoving(uid)} />
              ))}
            </Entries>
          )}
        </Loaded>
        {!query.isLoading && (
          <div id={uidFormAnchor} className={styles['register']}>
            {hasNone ? (
              form
            ) : (
              <Fold title={t('register.another')} isOpen={hash === `#${uidFormAnchor}` || carried !== undefined}>
                <p className={styles['lead']}>{t('register.lead')}</p>
                {form}
              </Fold>
            )}
          </div>
        )}
      </div>
      <RemoveDialog uid={removing} onClose={() => setRemoving(undefined)} />
    </Section>
  );
}

function UidEntry({ uid, onRemove }: { uid: UserUidDto; onRemove: () => void }) {
  const { t, language } = uidRebateTexts.use();
  const [request, { isLoading }] = useRequestUidVerificationMutation();
  const { state } = uid;
  const asked = itemsOf(useUidRequests().data)?.find((one) => waitsFor(uid, one));
  const askForVerification = async (): Promise<void> => {
    try {
      const { exchangeName } = uid;
      const answer = await request({ exchangeUidDto: { exchangeName, uid: uid.uid } }).unwrap();
      toast({ title: t('request.sent'), description: answer.message });
    } catch (error) {
      toastError(t('request.failed'), error);
    }
  };
  return (
    <Entry
      mark={<ExchangeMark name={uid.exchangeName} />}
      title={
        <span className={styles['name']}>
          {uid.exchangeName} <b className="figures">{uid.uid}</b>
        </span>
      }
      note={
        <>
          <UidState state={state} />
          <span>
            {asked ? (
              t('request.requestedAt', { at: formatDateTime(asked.createdAt, language) })
            ) : uid.verifiedOn === null ? (
              t('uids.registered', { day: formatDay(new Date(uid.createdAt), language) })
            ) : (
              <WithReceipt
                title={`${uid.exchangeName} ${uid.uid}`}
                body={() => <FactReceipt kind="uid-verification" id={`${uid.exchange}_${uid.uid}`} />}
              >
                {t('uids.verified', { day: formatDay(uid.verifiedOn, language) })}
              </WithReceipt>
            )}
          </span>
          {state !== 'verified' && <span className={styles['next']}>{t(`uids.next.${state}`)}</span>}
        </>
      }
      action={
        <>
          {(state === 'registered' || state === 'rejected') && (
            <Button size="s" busy={isLoading} onClick={() => void askForVerification()}>
              {t('uids.request')}
            </Button>
          )}
          <IconButton label={t('uids.removeLabel', { exchange: uid.exchangeName, uid: uid.uid })} onClick={onRemove}>
            <Trash2 size={16} aria-hidden />
          </IconButton>
        </>
      }
    />
  );
}

function RemoveDialog({ uid, onClose }: { uid: UserUidDto | undefined; onClose: () => void }) {
  const { t } = uidRebateTexts.use();
  const [remove, { isLoading }] = useDeleteUserUidMutation();
  const act = async (): Promise<void> => {
    if (!uid) return;
    try {
      const answer = await remove({ id: uid.id }).unwrap();
      toast({ title: t('uids.removed'), description: answer.message });
      onClose();
    } catch (error) {
      toastError(t('uids.removeFailed'), error);
    }
  };
  return (
    <ConfirmDialog
      open={uid !== undefined}
      onOpenChange={onClose}
      title={t('uids.removeTitle')}
      consequence={t(
        uid?.state === 'pending'
          ? 'uids.removePending'
          : uid?.state === 'registered' || uid?.state === 'rejected'
            ? 'uids.removeUnverified'
            : 'uids.removeConsequence',
      )}
      subject={uid && `${uid.exchangeName} ${uid.uid}`}
      confirmLabel={t('uids.removeConfirm')}
      onConfirm={() => void act()}
      busy={isLoading}
      danger
    />
  );
}
