import { BellPlus, Pause, Pencil, Play, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useOpenAlert } from '@/features/insights/alerts/alert-dialog';
import { useAlertWords } from '@/features/insights/alerts/alert-words';
import { alertTexts } from '@/features/insights/alerts/texts';
import { useAlerts, useFiringToasts } from '@/features/insights/alerts/use-alerts';
import { usePush } from '@/features/insights/alerts/use-push';
import { useSourceName } from '@/features/insights/components/source-line';
import { Read } from '@/features/insights/outages/read';
import { useCreateAlertMutation, useDeleteAlertMutation, useUpdateAlertMutation } from '@/shared/api/generated/member';
import type { AlertDto, AlertFiringDto, AlertsDto } from '@/shared/api/generated/schemas';
import { formatDateTime, formatDuration } from '@/shared/format';
import { Button, IconButton } from '@/shared/ui/button';
import { Section } from '@/shared/ui/card';
import { Entries, Entry } from '@/shared/ui/entries';
import { MarkTag } from '@/shared/ui/marks';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { EmptyState } from '@/shared/ui/state';
import { Tag } from '@/shared/ui/tag';
import { toast, toastError } from '@/shared/ui/toast';
import styles from '@/features/insights/alerts/alerts.module.css';

const TONES = { active: 'good', paused: 'neutral', done: 'neutral', expired: 'neutral' } as const;

/** Tells what the alerts tell, also while their panel is in another view. */
export function FiringToasts() {
  useFiringToasts(useAlerts().data?.firings);
  return null;
}

/** The member's alerts with what they watch now, and what they told last. */
export function AlertsPanel() {
  const { t } = alertTexts.use();
  const openAlert = useOpenAlert();
  const query = useAlerts();
  const [wasEmpty, setWasEmpty] = useState(false);
  if (query.data?.alerts.length === 0 && !wasEmpty) setWasEmpty(true);
  const make = (
    <Button size="s" icon={<BellPlus size={16} aria-hidden />} onClick={() => openAlert({})}>
      {t('make')}
    </Button>
  );
  return (
    <Section title={t('title')} lead={t('lead')} action={make}>
      <Read
        sources={[]}
        query={query}
        skeleton={<SkeletonRows rows={2} height="56px" />}
        isEmpty={({ alerts, firings }) => alerts.length === 0 && firings.length === 0}
        empty={<EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>}
        errorTitle={t('unread')}
      >
        {(data) => <Lists {...data} wasEmpty={wasEmpty} />}
      </Read>
    </Section>
  );
}

/** `wasEmpty`: the first alert was made on this page. */
function Lists({ alerts, firings, wasEmpty }: AlertsDto & { wasEmpty: boolean }) {
  const { t } = alertTexts.use();
  return (
    <div className={styles['lists']}>
      {alerts.length > 0 && <BrowserAlerts asks={wasEmpty} />}
      {alerts.length > 0 && (
        <Entries label={t('list')}>
          {alerts.map((alert) => (
            <AlertRow key={alert.id} alert={alert} />
          ))}
        </Entries>
      )}
      <div>
        <h3 className={styles['subtitle']}>{t('firings')}</h3>
        {firings.length === 0 ? (
          <p className={styles['quiet']}>{t('firingsEmpty')}</p>
        ) : (
          <Entries label={t('firings')}>
            {firings.map((firing) => (
              <FiringRow key={firing.id} firing={firing} />
            ))}
          </Entries>
        )}
      </div>
    </div>
  );
}

function BrowserAlerts({ asks }: { asks: boolean }) {
  const { t } = alertTexts.use();
  const { state, turnOn, turnOff } = usePush(asks);
  if (state === 'impossible') return null;
  return (
    <div className={styles['push']}>
      <span>{t(`push.${state}`)}</span>
      {state !== 'denied' && (
        <Button size="s" variant="quiet" onClick={() => void (state === 'on' ? turnOff() : turnOn())}>
          {t(state === 'on' ? 'push.turnOff' : 'push.turnOn')}
        </Button>
      )}
    </div>
  );
}

function AlertRow({ alert }: { alert: AlertDto }) {
  const { t, language } = alertTexts.use();
  const words = useAlertWords();
  const openAlert = useOpenAlert();
  const acts = useAlertActs();
  const { state, value, isMet, isListed, repeatMinutes, expiresAt, firings } = alert;
  const name = `${words.about(alert)} ${words.condition(alert)}`;
  const isActive = state === 'active';
  const notes = [
    ...(isListed === false ? [t('gone')] : []),
    repeatMinutes === null ? t('once') : t('repeats', { pause: formatDuration(repeatMinutes * 60) }),
    ...(expiresAt === null ? [] : [t('until', { time: formatDateTime(expiresAt, language) })]),
    ...(firings === 0 ? [] : [t('fired', { count: firings })]),
  ];
  return (
    <Entry
      title={name}
      note={
        <>
          <Tag tone={TONES[state]}>{t(`states.${state}`)}</Tag>
          {notes.join(' · ')}
        </>
      }
      value={value === null ? undefined : t('now', { value: words.measured(alert, value) })}
      valueNote={isActive && isMet === true ? t('isMet') : undefined}
      action={
        <div className={styles['rowActions']}>
          {/* Resuming would keep the past end: an expired alert gets another end in the form. The service refuses to resume that of a delisted coin. */}
          {state !== 'expired' && (isActive || isListed !== false) && (
            <IconButton
              label={t(isActive ? 'pause' : 'resume', { name })}
              onClick={() => void acts.update(alert, { active: !isActive })}
            >
              {isActive ? <Pause size={16} aria-hidden /> : <Play size={16} aria-hidden />}
            </IconButton>
          )}
          <IconButton label={t('edit', { name })} onClick={() => openAlert({ edited: alert })}>
            <Pencil size={16} aria-hidden />
          </IconButton>
          <IconButton label={t('remove', { name })} onClick={(event) => void acts.remove(alert, event.currentTarget)}>
            <Trash2 size={16} aria-hidden />
          </IconButton>
        </div>
      }
    />
  );
}

/** The same button of the next row, else of the previous one, else the first of the panel: it gets the focus of a deleted row. */
function neighbourOf(button: HTMLElement): HTMLElement | null {
  const row = button.closest('li');
  const other = row?.nextElementSibling ?? row?.previousElementSibling;
  return (
    other?.querySelector<HTMLElement>('button:last-of-type') ?? row?.closest('section')?.querySelector('button') ?? null
  );
}

function useAlertActs() {
  const { t } = alertTexts.use();
  const [create] = useCreateAlertMutation();
  const [update] = useUpdateAlertMutation();
  const [remove] = useDeleteAlertMutation();
  const again = async (alert: AlertDto): Promise<void> => {
    const { kind, symbol, direction, threshold, minutes, repeatMinutes, expiresAt, state } = alert;
    // The service refuses a past end: an expired alert is made again without an end, and paused.
    const end = state === 'expired' ? null : expiresAt;
    const rule = { kind, symbol, direction, threshold, minutes, repeatMinutes, expiresAt: end };
    try {
      const { id } = await create({ createAlertDto: rule }).unwrap();
      if (state !== 'active') await update({ id, updateAlertDto: { active: false } }).unwrap();
    } catch (error) {
      toastError(t('makeFailed'), error);
    }
  };
  return {
    update: async ({ id }: AlertDto, updateAlertDto: { active: boolean }): Promise<void> => {
      try {
        await update({ id, updateAlertDto }).unwrap();
      } catch (error) {
        toastError(t('changeFailed'), error);
      }
    },
    /** Deletes at once, and offers to make the same again. */
    remove: async (alert: AlertDto, button: HTMLElement): Promise<void> => {
      try {
        const next = neighbourOf(button);
        await remove({ id: alert.id }).unwrap();
        if (document.activeElement === button || document.activeElement === document.body) next?.focus();
      } catch (error) {
        toastError(t('removeFailed'), error);
        return;
      }
      toast({ title: t('removed'), action: { label: t('undo'), alt: t('undoAlt'), onClick: () => void again(alert) } });
    },
  };
}

function FiringRow({ firing }: { firing: AlertFiringDto }) {
  const { t, language } = alertTexts.use();
  const words = useAlertWords();
  const sourceName = useSourceName();
  const { value, source, basis, at, simulated, mailed } = firing;
  return (
    <Entry
      title={`${words.about(firing)} ${words.condition(firing)}`}
      note={
        <>
          {sourceName(source)} · {t(`basis.${basis}`)}
          {mailed && ` · ${t('mailed')}`} {simulated && <MarkTag mark="simulated" />}
        </>
      }
      value={words.measured(firing, Number(value))}
      valueNote={formatDateTime(at, language)}
    />
  );
}
