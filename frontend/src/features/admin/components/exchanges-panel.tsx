import { Switch } from 'antd';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { DataTable, RowActions } from '@/features/admin/components/data-table';
import { DecisionDialog } from '@/features/admin/components/decision-dialog';
import { ExchangeDialog } from '@/features/admin/components/exchange-dialog';
import { adminTexts } from '@/features/admin/texts';
import { useListAdminExchangesQuery, useUpdateExchangeMutation } from '@/shared/api/generated/admin';
import type { AdminExchangeDto, Language, UpdateExchangeDto } from '@/shared/api/generated/schemas';
import { formatPercent } from '@/shared/format';
import { Button } from '@/shared/ui/button';
import { ExchangeMark } from '@/shared/ui/exchange-mark';
import { Checkbox } from '@/shared/ui/checkbox';
import { MarkTag } from '@/shared/ui/marks';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { Loaded } from '@/shared/ui/state';
import { toast, toastError } from '@/shared/ui/toast';
import styles from '@/features/admin/components/admin.module.css';

const LANGUAGES = ['ko', 'en'] as const satisfies Language[];

/** Exchanges with their availability and rates. */
export function ExchangesPanel() {
  const { t } = adminTexts.use();
  const query = useListAdminExchangesQuery();
  const [update] = useUpdateExchangeMutation();
  const [editing, setEditing] = useState<AdminExchangeDto | 'new'>();
  const [switchingOff, setSwitchingOff] = useState<AdminExchangeDto>();
  const languageName = { ko: t('exchanges.korean'), en: t('exchanges.english') };

  const save = async (id: string, updateExchangeDto: UpdateExchangeDto): Promise<void> => {
    try {
      await update({ id, updateExchangeDto }).unwrap();
      toast({ title: t('exchanges.saved') });
    } catch (error) {
      toastError(t('exchanges.failed'), error);
    }
  };

  return (
    <div className={styles['panel']}>
      <div className={styles['bar']}>
        <p className={styles['muted']}>{t('exchanges.lead')}</p>
        <Button icon={<Plus size={16} aria-hidden />} onClick={() => setEditing('new')}>
          {t('exchanges.add')}
        </Button>
      </div>
      <Loaded query={query} skeleton={<SkeletonRows rows={5} height="40px" />}>
        {(exchanges) => (
          <DataTable<AdminExchangeDto>
            many
            label={t('tab.exchanges')}
            rows={exchanges}
            rowKey={({ id }) => id}
            columns={[
              {
                title: t('exchanges.name'),
                render: ({ name, id, color }) => (
                  <span className={styles['line']}>
                    <ExchangeMark name={name} color={color} size="s" />
                    <b>{name}</b>
                    <span className={styles['muted']}>{id}</span>
                  </span>
                ),
              },
              {
                title: t('exchanges.active'),
                render: (exchange) => (
                  <Switch
                    size="small"
                    checked={exchange.isActive}
                    aria-label={t('exchanges.toggle', { exchange: exchange.name })}
                    onChange={(isActive) =>
                      isActive ? void save(exchange.id, { isActive }) : setSwitchingOff(exchange)
                    }
                  />
                ),
              },
              {
                title: t('exchanges.hidden'),
                render: ({ id, name, hiddenLanguages }) => (
                  <span className={styles['line']}>
                    {LANGUAGES.map((language) => {
                      const isHidden = hiddenLanguages.includes(language);
                      return (
                        <Checkbox
                          key={language}
                          checked={isHidden}
                          aria-label={t('exchanges.hide', { exchange: name, language: languageName[language] })}
                          onChange={() =>
                            void save(id, {
                              hiddenLanguages: LANGUAGES.filter((known) =>
                                known === language ? !isHidden : hiddenLanguages.includes(known),
                              ),
                            })
                          }
                        >
                          {languageName[language]}
                        </Checkbox>
                      );
                    })}
                  </span>
                ),
              },
              {
                title: t('exchanges.rebate'),
                align: 'right',
                render: ({ rebateRate }) => <b>{formatPercent(rebateRate, { digits: 4 })}</b>,
              },
              {
                title: t('exchanges.discount'),
                align: 'right',
                render: ({ discountRate }) => formatPercent(discountRate, { digits: 4 }),
              },
              {
                title: t('exchanges.feeRate'),
                align: 'right',
                render: ({ feeRate }) => (feeRate === null ? t('none') : formatPercent(feeRate, { digits: 4 })),
              },
              {
                title: t('exchanges.reports'),
                render: ({ hasApi, simulated }) => (
                  <span className={styles['line']}>
                    {hasApi ? t('reports.api') : t('reports.file')}
                    {hasApi && simulated && <MarkTag mark="simulated" />}
                  </span>
                ),
              },
              { title: t('exchanges.zone'), render: ({ dayTimeZone }) => dayTimeZone },
              {
                align: 'right',
                render: (exchange) => (
                  <RowActions>
                    <Button size="s" onClick={() => setEditing(exchange)}>
                      {t('exchanges.edit')}
                    </Button>
                  </RowActions>
                ),
              },
            ]}
          />
        )}
      </Loaded>
      {editing !== undefined && (
        <ExchangeDialog exchange={editing === 'new' ? undefined : editing} onClose={() => setEditing(undefined)} />
      )}
      {switchingOff && (
        <DecisionDialog
          onClose={() => setSwitchingOff(undefined)}
          title={t('exchanges.switchOffTitle', { exchange: switchingOff.name })}
          consequence={t('exchanges.switchOff')}
          confirmLabel={t('exchanges.switchOffConfirm')}
          danger
          act={async () => {
            await update({ id: switchingOff.id, updateExchangeDto: { isActive: false } }).unwrap();
            return { message: t('exchanges.saved') };
          }}
          failedTitle={t('exchanges.failed')}
          failedFallback={t('exchanges.fallback')}
        />
      )}
    </div>
  );
}
