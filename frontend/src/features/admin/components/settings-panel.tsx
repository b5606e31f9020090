import { useState } from 'react';
import { DataTable } from '@/features/admin/components/data-table';
import { OfficePart } from '@/features/admin/components/office-part';
import { SearchField } from '@/features/admin/components/search-field';
import { SettingDialog } from '@/features/admin/components/setting-dialog';
import { settingName, useSettingText } from '@/features/admin/components/setting-figures';
import { When } from '@/features/admin/components/when';
import { areaOf, areas, inGroups, type SettingsGroup } from '@/features/admin/settings-groups';
import { useToday } from '@/features/admin/settings-today';
import { adminTexts } from '@/features/admin/texts';
import { useListAdminSettingsQuery } from '@/shared/api/generated/admin';
import type { AdminSettingDto } from '@/shared/api/generated/schemas';
import { Button } from '@/shared/ui/button';
import { Section } from '@/shared/ui/card';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { EmptyState, Loaded } from '@/shared/ui/state';
import { Tabs } from '@/shared/ui/tabs';
import styles from '@/features/admin/components/admin.module.css';

export interface SettingsPanelProps {
  area: string | null;
  onAreaChange: (area: string) => void;
  search: string;
  onSearch: (search: string) => void;
}

/** All business settings: an area at a time, or what a search finds in all of them. */
export function SettingsPanel({ area, onAreaChange, search, onSearch }: SettingsPanelProps) {
  const { t } = adminTexts.use();
  const query = useListAdminSettingsQuery();
  const [editing, setEditing] = useState<AdminSettingDto>();
  const wanted = search.toLowerCase();
  const fits = ({ key, label }: AdminSettingDto): boolean => `${key} ${label}`.toLowerCase().includes(wanted);
  return (
    <OfficePart title={t('tab.settings')} lead={t('settings.lead')}>
      <div className={styles['bar']}>
        <SearchField value={search} onChange={onSearch} label={t('settings.search')} />
      </div>
      <Loaded
        query={query}
        skeleton={<SkeletonRows rows={12} height="48px" />}
        isEmpty={(settings) => !settings.some(fits)}
        empty={<EmptyState title={t('settings.empty')} />}
      >
        {(settings) => {
          if (search !== '')
            return <Groups found={inGroups(settings.filter(fits))} all={settings} onEdit={setEditing} />;
          const groups = inGroups(settings);
          const filled = areas.filter((key) => groups.some(([group]) => areaOf(group) === key));
          const shown = filled.find((key) => key === area) ?? filled[0] ?? 'points';
          return (
            <Tabs
              value={shown}
              onChange={onAreaChange}
              label={t('settings.areas')}
              tabs={filled.map((key) => ({ key, label: t(`settings.area.${key}`) }))}
            >
              <Groups found={groups.filter(([group]) => areaOf(group) === shown)} all={settings} onEdit={setEditing} />
            </Tabs>
          );
        }}
      </Loaded>
      {editing && <SettingDialog setting={editing} onClose={() => setEditing(undefined)} />}
    </OfficePart>
  );
}

interface GroupsProps {
  found: [SettingsGroup, AdminSettingDto[]][];
  all: readonly AdminSettingDto[];
  onEdit: (setting: AdminSettingDto) => void;
}

function Groups({ found, all, onEdit }: GroupsProps) {
  const { t } = adminTexts.use();
  const today = useToday();
  return (
    <div className={styles['panel']}>
      {found.map(([group, rows], index) => (
        <Section
          key={group}
          title={t(`settings.group.${group}`)}
          lead={today(group, all)}
          className={index === 0 ? styles['plain'] : undefined}
        >
          <SettingsTable label={t(`settings.group.${group}`)} rows={rows} onEdit={onEdit} />
        </Section>
      ))}
    </div>
  );
}

interface SettingsTableProps {
  label: string;
  rows: AdminSettingDto[];
  onEdit: (setting: AdminSettingDto) => void;
}

function SettingsTable({ label: title, rows, onEdit }: SettingsTableProps) {
  const { t } = adminTexts.use();
  const textOf = useSettingText();
  return (
    <DataTable<AdminSettingDto>
      label={title}
      rows={rows}
      rowKey={({ key }) => key}
      columns={[
        {
          title: t('settings.label'),
          width: '46%',
          render: (setting) => (
            <span className={styles['stack']}>
              <span className={styles['words']}>{settingName(setting)}</span>
              <span className={`${styles['muted']} ${styles['whole']}`}>{setting.key}</span>
            </span>
          ),
        },
        {
          title: t('settings.value'),
          width: '26%',
          render: (setting) => <b className={`figures ${styles['words']}`}>{textOf(setting, setting.value)}</b>,
        },
        {
          title: t('settings.changed'),
          width: '20%',
          render: (setting) =>
            setting.changedAt === null ? (
              <span className={styles['muted']}>{t('settings.isDefault')}</span>
            ) : (
              <span className={styles['stack']}>
                <When at={setting.changedAt} isDay />
                <span className={`${styles['muted']} ${styles['words']}`}>
                  {t('settings.default', { value: textOf(setting, setting.defaultValue) })}
                </span>
              </span>
            ),
        },
        {
          align: 'right',
          width: 72,
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
