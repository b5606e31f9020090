import { useState } from 'react';
import { DisputeRequests } from '@/features/admin/components/dispute-requests';
import { IndicatorRequests } from '@/features/admin/components/indicator-requests';
import { OfficePart } from '@/features/admin/components/office-part';
import { RedemptionRequests } from '@/features/admin/components/redemption-requests';
import { UidRequests } from '@/features/admin/components/uid-requests';
import { adminTexts } from '@/features/admin/texts';
import type { PendingCountsDto } from '@/shared/api/generated/schemas';
import { EmptyState } from '@/shared/ui/state';
import { Segmented, Tabs } from '@/shared/ui/tabs';
import { CountBadge } from '@/shared/ui/tag';
import styles from '@/features/admin/components/admin.module.css';

const KINDS = ['uid', 'indicators', 'luff', 'disputes'] as const;
const STATES = ['pending', 'approved', 'rejected', 'all'] as const;

export interface RequestsPanelProps {
  kind: string | null;
  state: string | null;
  pending: PendingCountsDto | undefined;
  onChange: (changes: Record<string, string>) => void;
}

/** Open requests by kind; decided ones remain listed. */
export function RequestsPanel({ kind, state, pending, onChange }: RequestsPanelProps) {
  const { t } = adminTexts.use();
  // Chosen once, so that deciding the last request of a kind does not switch to another.
  const [first, setFirst] = useState<(typeof KINDS)[number]>();
  if (first === undefined && pending) setFirst(firstWaiting(pending));
  const shown = KINDS.find((key) => key === kind) ?? first ?? 'uid';
  const chosen = STATES.find((key) => key === state) ?? 'pending';
  const status = chosen === 'all' ? undefined : chosen;
  const counts = {
    uid: pending?.uidVerifications ?? 0,
    indicators: pending?.indicatorPurchases ?? 0,
    luff: pending?.luffRedemptions ?? 0,
    disputes: pending?.uidDisputes ?? 0,
  };
  const empty =
    status === 'pending' ? (
      <EmptyState title={t('requests.emptyPending')}>{t('requests.emptyPendingText')}</EmptyState>
    ) : (
      <EmptyState title={t('requests.empty')} />
    );
  return (
    <OfficePart title={t('tab.requests')}>
      <Tabs
        value={shown}
        onChange={(next) => onChange({ kind: next, state: '' })}
        label={t('requests.kinds')}
        tabs={KINDS.map((key) => ({
          key,
          label: t(`requests.${key}`),
          badge: <CountBadge count={counts[key]} label={t('pendingBadge', { count: counts[key] })} />,
        }))}
      >
        <div className={styles['panel']}>
          <div>
            <Segmented
              value={chosen}
              onChange={(next) => onChange({ kind: shown, state: next === 'pending' ? '' : next })}
              label={t('requests.filter')}
              options={STATES.map((value) => ({ value, label: value === 'all' ? t('all') : t(`requests.${value}`) }))}
            />
          </div>
          {shown === 'uid' && <UidRequests status={status} empty={empty} />}
          {shown === 'indicators' && <IndicatorRequests status={status} empty={empty} />}
          {shown === 'luff' && <RedemptionRequests status={status} empty={empty} />}
          {shown === 'disputes' && <DisputeRequests status={status} empty={empty} />}
        </div>
      </Tabs>
    </OfficePart>
  );
}

/** Default: the first kind with open requests. */
function firstWaiting(pending: PendingCountsDto): (typeof KINDS)[number] {
  if (pending.uidVerifications > 0) return 'uid';
  if (pending.indicatorPurchases > 0) return 'indicators';
  if (pending.luffRedemptions > 0) return 'luff';
  return pending.uidDisputes > 0 ? 'disputes' : 'uid';
}
