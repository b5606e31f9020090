import { Switch } from 'antd';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { DataTable, RowActions } from '@/features/admin/components/data-table';
import { DecisionDialog } from '@/features/admin/components/decision-dialog';
import { ExchangeDialog } from '@/features/admin/components/exchange-dialog';
import { OfficePart } from '@/features/admin/components/office-part';
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
import own from '@/features/admin/components/exchanges.module.css';

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
    <OfficePart
      title={t('tab.exchanges')}
      lead={t('exchanges.lead')}
      action={
        <Button icon={<Plus size={16} aria-hidden />} onClick={() => setEditing('new')}>
          {t('exchanges.add')}
        </Button>
      }
    >
      <Loaded query={query} skeleton={<SkeletonRows rows={5} height="40px" />}>
        {(exchanges) => (
          <DataTable<AdminExchangeDto>
            label={t('tab.exchanges')}
            rows={exchanges}
            rowKey={({ id }) => id}
            columns={[
              {
                title: t('exchanges.name'),
                render: ({ name, id, color }) => (
                  <span className={own['named']}>
                    <ExchangeMark name={name} color={color} size="s" />
                    <span className={styles['stack']}>
                      <b>{name}</b>
                      <span className={styles['muted']}>{id}</span>
                    </span>
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
                title: t('exchanges.feeRateShort'),
                align: 'right',
                render: ({ feeRate }) => (feeRate === null ? t('none') : formatPercent(feeRate, { digits: 4 })),
              },
              {
                title: t('exchanges.reports'),
                render: ({ hasApi, simulated, dayTimeZone }) => (
                  <span className={styles['stack']}>
                    <span className={styles['whole']}>
                      {hasApi ? t('reports.api') : t('reports.file')} · {dayTimeZone}
                    </span>
                    {hasApi && simulated && (
                      <span>
                        <MarkTag mark="simulated" />
                      </span>
                    )}
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
                render: (exchange) => (
                  <span className={own['languages']}>
                    {LANGUAGES.map((language) => {
                      const isHidden = exchange.hiddenLanguages.includes(language);
                      return (
                        <Checkbox
                          key={language}
                          checked={isHidden}
                          aria-label={t('exchanges.hide', {
                            exchange: exchange.name,
                            language: languageName[language],
                          })}
                          onChange={() =>
                            void save(exchange.id, {
                              hiddenLanguages: LANGUAGES.filter((known) =>
                                known === language ? !isHidden : exchange.hiddenLanguages.includes(known),
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
    </OfficePart>
  );
}
