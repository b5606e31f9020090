import { uidRebateTexts } from '@/features/uid-rebate/texts';
import { useListUidDisputesQuery, useListUidVerificationRequestsInfiniteQuery } from '@/shared/api/generated/member';
import { formatDateTime } from '@/shared/format';
import { Section } from '@/shared/ui/card';
import { Entries, Entry } from '@/shared/ui/entries';
import { ExchangeMark } from '@/shared/ui/exchange-mark';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { LoadedList } from '@/shared/ui/loaded-list';
import { EmptyState } from '@/shared/ui/state';
import { StatusTag } from '@/shared/ui/tag';
import styles from '@/features/uid-rebate/components/uids.module.css';

/** The member's verification requests with their outcomes. */
export function VerificationRequests() {
  const { t, language } = uidRebateTexts.use();
  const query = useListUidVerificationRequestsInfiniteQuery({}, { refetchOnMountOrArgChange: true });
  return (
    <Section title={t('request.title')} lead={t('request.lead')}>
      <LoadedList
        query={query}
        more={t('request.more')}
        skeleton={<SkeletonRows rows={2} height="64px" />}
        empty={<EmptyState title={t('request.none')}>{t('request.noneText')}</EmptyState>}
      >
        {(requests) => (
          <Entries label={t('request.title')}>
            {requests.map((request) => (
              <Entry
                key={request.id}
                mark={<ExchangeMark name={request.exchangeName} />}
                title={
                  <span className={styles['name']}>
                    {request.exchangeName} <b className="figures">{request.uid}</b>
                  </span>
                }
                note={
                  <>
                    <StatusTag status={request.status} label={t(`request.status.${request.status}`)} />
                    <span>{t('request.requestedAt', { at: formatDateTime(request.createdAt, language) })}</span>
                    {request.processedAt !== null && (
                      <span>{t('request.decidedAt', { at: formatDateTime(request.processedAt, language) })}</span>
                    )}
                    {request.adminNote !== null && (
                      <span className={styles['reason']}>{t('request.reason', { reason: request.adminNote })}</span>
                    )}
                  </>
                }
              />
            ))}
          </Entries>
        )}
      </LoadedList>
    </Section>
  );
}

/** The member's disputes about UIDs that others hold; nothing if there are none. */
export function UidDisputes() {
  const { t, language } = uidRebateTexts.use();
  const { data } = useListUidDisputesQuery();
  if (!data || data.length === 0) return null;
  return (
    <Section title={t('dispute.listTitle')}>
      <Entries label={t('dispute.listTitle')}>
        {data.map((dispute) => (
          <Entry
            key={dispute.id}
            mark={<ExchangeMark name={dispute.exchangeName} />}
            title={
              <span className={styles['name']}>
                {dispute.exchangeName} <b className="figures">{dispute.uid}</b>
              </span>
            }
            note={
              <>
                <StatusTag status={dispute.status} label={t(`dispute.status.${dispute.status}`)} />
                <span>{t('request.requestedAt', { at: formatDateTime(dispute.createdAt, language) })}</span>
                <span className={styles['reason']}>{dispute.statement}</span>
                {dispute.status === 'pending' && <span>{t('dispute.code', { code: dispute.proofCode })}</span>}
                {dispute.adminNote !== null && (
                  <span className={styles['reason']}>{t('request.reason', { reason: dispute.adminNote })}</span>
                )}
              </>
            }
          />
        ))}
      </Entries>
    </Section>
  );
}
