import { useState } from 'react';
import { DataTable } from '@/features/admin/components/data-table';
import { SearchField } from '@/features/admin/components/search-field';
import { SettingDialog } from '@/features/admin/components/setting-dialog';
import { settingFigures } from '@/features/admin/components/setting-figures';
import { type SettingsGroup, groups, useToday } from '@/features/admin/settings-today';
import { adminTexts } from '@/features/admin/texts';
import { useListAdminSettingsQuery } from '@/shared/api/generated/admin';
import type { AdminSettingDto } from '@/shared/api/generated/schemas';
import { formatDateTime } from '@/shared/format';
import { Button } from '@/shared/ui/button';
import { Section } from '@/shared/ui/card';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { EmptyState, Loaded } from '@/shared/ui/state';
import styles from '@/features/admin/components/admin.module.css';

/** All business settings by module. */
export function SettingsPanel({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const { t } = adminTexts.use();
  const today = useToday();
  const query = useListAdminSettingsQuery();
  const [editing, setEditing] = useState<AdminSettingDto>();
  const wanted = search.toLowerCase();
  const fits = ({ key, label }: AdminSettingDto): boolean => `${key} ${label}`.toLowerCase().includes(wanted);
  return (
    <div className={styles['panel']}>
      <div className={styles['bar']}>
        <SearchField value={search} onChange={onSearch} label={t('settings.search')} />
        <p className={styles['muted']}>{t('settings.lead')}</p>
      </div>
      <Loaded
        query={query}
        skeleton={<SkeletonRows rows={12} height="40px" />}
        isEmpty={(settings) => !settings.some(fits)}
        empty={<EmptyState title={t('settings.empty')} />}
      >
        {(settings) => (
          <>
            {inGroups(settings.filter(fits)).map(([group, rows]) => (
              <Section key={group} title={t(`settings.group.${group}`)} lead={today(group, settings)}>
                <SettingsTable group={group} rows={rows} onEdit={setEditing} />
              </Section>
            ))}
          </>
        )}
      </Loaded>
      {editing && <SettingDialog setting={editing} onClose={() => setEditing(undefined)} />}
    </div>
  );
}

/** The points first, since they change most often. */
function inGroups(settings: readonly AdminSettingDto[]): [SettingsGroup, AdminSettingDto[]][] {
  const found = Map.groupBy(settings, groupOf);
  return groups.flatMap((group) => {
    const rows = found.get(group);
    return rows === undefined ? [] : [[group, rows]];
  });
}

function groupOf({ key }: AdminSettingDto): SettingsGroup {
  const prefix = key.split('_')[0] ?? '';
  return groups.find((group) => group === prefix) ?? 'other';
}

interface SettingsTableProps {
  group: SettingsGroup;
  rows: AdminSettingDto[];
  onEdit: (setting: AdminSettingDto) => void;
}

function SettingsTable({ group, rows, onEdit }: SettingsTableProps) {
  const { t, language } = adminTexts.use();
  const shown = ({ kind }: AdminSettingDto, value: string): string => {
    if (kind === 'boolean') return value === 'true' ? t('settings.on') : t('settings.off');
    return value === '' ? t('none') : settingFigures(kind, value);
  };
  return (
    <DataTable<AdminSettingDto>
      label={t(`settings.group.${group}`)}
      rows={rows}
      rowKey={({ key }) => key}
      columns={[
        {
          title: t('settings.label'),
          width: '40%',
          render: ({ label, key }) => (
            <span className={styles['stack']}>
              {label}
              <span className={styles['muted']}>{key}</span>
            </span>
          ),
        },
        {
          title: t('settings.value'),
          width: '24%',
          render: (setting) => <b className={styles['words']}>{shown(setting, setting.value)}</b>,
        },
        {
          title: t('settings.default'),
          width: '18%',
          render: (setting) => (
            <span className={`${styles['muted']} ${styles['words']}`}>{shown(setting, setting.defaultValue)}</span>
          ),
        },
        {
          title: t('settings.changed'),
          width: '12%',
          render: ({ changedAt }) =>
            changedAt === null ? (
              <span className={styles['muted']}>{t('settings.isDefault')}</span>
            ) : (
              formatDateTime(changedAt, language)
            ),
        },
        {
          align: 'right',
          width: 88,
          render: (setting) => (
            <Button
              size="s"
              aria-label={t('settings.editLabel', { label: setting.label })}
              onClick={() => onEdit(setting)}
            >
              {t('settings.edit')}
            </Button>
          ),
        },
      ]}
    />
  );
}
