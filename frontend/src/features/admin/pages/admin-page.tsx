import { useSearchParams } from 'react-router';
import { ExchangesPanel } from '@/features/admin/components/exchanges-panel';
import { FaqPanel } from '@/features/admin/components/faq-panel';
import { ItemsPanel } from '@/features/admin/components/items-panel';
import { useMailCount } from '@/features/admin/components/mail-outbox';
import { ReportsPanel } from '@/features/admin/components/reports-panel';
import { RequestsPanel } from '@/features/admin/components/requests-panel';
import { SettingsPanel } from '@/features/admin/components/settings-panel';
import { SystemPanel } from '@/features/admin/components/system-panel';
import { UsersPanel } from '@/features/admin/components/users-panel';
import { adminTexts } from '@/features/admin/texts';
import { useGetAdminSummaryQuery } from '@/shared/api/generated/admin';
import { ErrorState } from '@/shared/ui/state';
import { CountBadge, Tag } from '@/shared/ui/tag';
import { Tabs } from '@/shared/ui/tabs';
import { useTitle } from '@/shared/use-title';
import styles from '@/features/admin/components/office-part.module.css';

const TABS = ['users', 'requests', 'reports', 'exchanges', 'items', 'faq', 'settings', 'system'] as const;

/** The back-office. Its state is kept in the address: tab, part, filter, search. */
export function AdminPage() {
  const { t } = adminTexts.use();
  const [params, setParams] = useSearchParams();
  const tab = TABS.find((key) => key === params.get('tab')) ?? 'users';
  const summary = useGetAdminSummaryQuery();
  const pending = summary.data?.pendingCount ?? 0;
  const findings = summary.data?.ledgerFindings ?? 0;
  const failedMails = useMailCount('failed') ?? 0;
  const troubles = [
    ...(findings > 0 ? [t('findingsBadge', { count: findings })] : []),
    ...(failedMails > 0 ? [t('mailsBadge', { count: failedMails })] : []),
  ];
  useTitle(`${t(`tab.${tab}`)} | ${t('title')} | Lance`);

  /** Changes the query of the address; an empty value is left out. */
  const set = (changes: Record<string, string>): void =>
    setParams(
      (current) => {
        const next = { ...Object.fromEntries(current), ...changes };
        return Object.fromEntries(Object.entries(next).filter(([, value]) => value !== ''));
      },
      { replace: true, preventScrollReset: true },
    );

  return (
    <div className={styles['office']}>
      <Tabs
        value={tab}
        onChange={(next) => setParams({ tab: next }, { preventScrollReset: true })}
        label={t('tabs')}
        tabs={TABS.map((key) => ({
          key,
          label: t(`tab.${key}`),
          badge:
            key === 'requests' ? (
              <CountBadge count={pending} label={t('pendingBadge', { count: pending })} />
            ) : key === 'system' && troubles.length > 0 ? (
              <span role="img" aria-label={troubles.join(', ')}>
                <Tag tone="bad">{findings + failedMails}</Tag>
              </span>
            ) : undefined,
        }))}
      >
        {tab !== 'users' && summary.isError && (
          <ErrorState error={summary.error} onRetry={() => void summary.refetch()} />
        )}
        {tab === 'users' && (
          <UsersPanel summary={summary} search={params.get('q') ?? ''} onSearch={(q) => set({ q })} />
        )}
        {tab === 'requests' && (
          <RequestsPanel
            kind={params.get('kind')}
            state={params.get('state')}
            pending={summary.data?.pending}
            onChange={set}
          />
        )}
        {tab === 'reports' && (
          <ReportsPanel
            flagged={summary.data?.flagged}
            view={params.get('view')}
            onViewChange={(view) => set({ view })}
          />
        )}
        {tab === 'exchanges' && <ExchangesPanel />}
        {tab === 'items' && <ItemsPanel />}
        {tab === 'faq' && <FaqPanel entry={params.get('entry')} onEntryChange={(entry) => set({ entry })} />}
        {tab === 'settings' && (
          <SettingsPanel
            area={params.get('area')}
            onAreaChange={(area) => set({ area })}
            search={params.get('q') ?? ''}
            onSearch={(q) => set({ q })}
          />
        )}
        {tab === 'system' && <SystemPanel />}
      </Tabs>
    </div>
  );
}
