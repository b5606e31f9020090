import { useUidRequests, waitsFor } from '@/features/uid-rebate/use-uid-requests';
import { uidRebateTexts } from '@/features/uid-rebate/texts';
import { useListUidDisputesQuery } from '@/shared/api/generated/member';
import type { UserUidDto, VerificationRequestDto } from '@/shared/api/generated/schemas';
import { itemsOf } from '@/shared/api/pages';
import { formatDateTime } from '@/shared/format';
import { CopyButton } from '@/shared/ui/copy-button';
import { Section } from '@/shared/ui/card';
import { Entries, Entry } from '@/shared/ui/entries';
import { ExchangeMark } from '@/shared/ui/exchange-mark';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { LoadedList } from '@/shared/ui/loaded-list';
import { StatusTag } from '@/shared/ui/tag';
import styles from '@/features/uid-rebate/components/uids.module.css';

/** The member's verification requests with their outcomes, except those that wait and stand at their UID already; nothing if there are none. */
export function VerificationRequests({ uids }: { uids: readonly UserUidDto[] | undefined }) {
  const { t, language } = uidRebateTexts.use();
  const query = useUidRequests();
  const others = (requests: readonly VerificationRequestDto[]): VerificationRequestDto[] =>
    requests.filter((request) => uids?.some((uid) => waitsFor(uid, request)) !== true);
  const known = itemsOf(query.data);
  if (!query.isError && !query.hasNextPage && others(known ?? []).length === 0) return null;
  return (
    <Section title={t('request.title')} lead={t('request.lead')}>
      <LoadedList query={query} more={t('request.more')} skeleton={<SkeletonRows rows={2} height="64px" />}>
        {(requests) => (
          <Entries label={t('request.title')}>
            {others(requests).map((request) => (
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
            className={styles['dispute']}
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
                <span className={styles['own']}>
                  <small>{t('dispute.own')}</small>
                  {dispute.statement}
                </span>
                {dispute.status === 'pending' && (
                  <>
                    <span className={styles['code']}>
                      {t('dispute.code')} <b className="figures">{dispute.proofCode}</b>
                      <CopyButton text={dispute.proofCode} />
                    </span>
                    <span className={styles['next']}>{t('dispute.codeText')}</span>
                  </>
                )}
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
