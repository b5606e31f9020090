import { type ReactNode, createContext, use, useId, useMemo, useState } from 'react';
import { KINDS, unitOf, useAlertWords } from '@/features/insights/alerts/alert-words';
import { Rehearsal } from '@/features/insights/alerts/rehearsal';
import { alertTexts } from '@/features/insights/alerts/texts';
import { useListing } from '@/features/insights/alerts/use-listing';
import { useCreateAlertMutation, useUpdateAlertMutation } from '@/shared/api/generated/member';
import type {
  AlertDirection,
  AlertDto,
  AlertKind,
  CreateAlertDto,
  UpdateAlertDto,
} from '@/shared/api/generated/schemas';
import { formatDateTime, formatDuration } from '@/shared/format';
import { Form } from '@/shared/form/form';
import { useForm } from '@/shared/form/use-form';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Field, Input } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import { toast } from '@/shared/ui/toast';
import styles from '@/features/insights/alerts/alerts.module.css';

const DIRECTIONS = ['above', 'below'] as const satisfies readonly AlertDirection[];
const MINUTES = ['1', '5', '15', '60'];
const ONCE = 'once';
const NEVER = 'never';
const REPEATS = [ONCE, '15', '60', '240', '1440'];
const DAYS = [NEVER, '1', '7', '30'];
const KEEP = 'keep';
const DAY_MS = 86_400_000;
const NUMBER = /^-?\d{1,13}(\.\d{1,12})?$/;

/** What a new alert begins with, or the alert that is changed. */
export type AlertStart = { symbol?: string; kind?: AlertKind } | { edited: AlertDto };

const Open = createContext<(start: AlertStart) => void>(() => undefined);

/** Opens the form of an alert. */
export const useOpenAlert = (): ((start: AlertStart) => void) => use(Open);

/** The page's one form of an alert, opened from anywhere in it. */
export function AlertDialogs({ children }: { children: ReactNode }) {
  /** What was opened last, and how often one was: each begins anew. */
  const [opened, setOpened] = useState<{ start: AlertStart; count: number }>();
  const [isOpen, setOpen] = useState(false);
  const open = useMemo(
    () => (start: AlertStart) => {
      setOpened((last) => ({ start, count: (last?.count ?? 0) + 1 }));
      setOpen(true);
    },
    [setOpen],
  );
  return (
    <Open value={open}>
      {children}
      {opened && <AlertDialog key={opened.count} start={opened.start} open={isOpen} onOpenChange={setOpen} />}
    </Open>
  );
}

interface Values {
  symbol: string;
  kind: AlertKind;
  direction: AlertDirection;
  threshold: string;
  minutes: string;
  repeat: string;
  expiry: string;
}

function valuesOf(start: AlertStart): Values {
  if (!('edited' in start)) {
    const { symbol = '', kind = 'premiumFx' } = start;
    return { symbol, kind, direction: 'above', threshold: '', minutes: '5', repeat: ONCE, expiry: NEVER };
  }
  const { symbol, kind, direction, threshold, minutes, repeatMinutes } = start.edited;
  return {
    ...{ symbol, kind, direction, threshold, minutes: String(minutes ?? 5) },
    ...{ repeat: String(repeatMinutes ?? ONCE), expiry: endOf(start.edited) === null ? NEVER : KEEP },
  };
}

/** The end that a changed alert can keep; null if it has none or has expired. */
const endOf = ({ state, expiresAt }: AlertDto): string | null => (state === 'expired' ? null : expiresAt);

/** Reactivates a done or expired alert when it is saved, which else would be saved and watch nothing. */
function againOf({ state }: AlertDto): UpdateAlertDto {
  if (state === 'done') return { active: true };
  return state === 'expired' ? { active: true, expiresAt: null } : {};
}

/** What is typed as the service reads it; `expiry` is counted from now. */
function wireOf(typed: Values, expiresAt: string | null): CreateAlertDto {
  const { symbol, kind, direction, threshold, minutes, repeat, expiry } = typed;
  const isSummed = kind === 'liquidations';
  return {
    ...{ symbol: symbol.trim().toUpperCase(), kind, direction: isSummed ? 'above' : direction },
    threshold: threshold.replaceAll(',', '').trim(),
    minutes: isSummed ? Number(minutes) : null,
    repeatMinutes: repeat === ONCE ? null : Number(repeat),
    expiresAt:
      expiry === KEEP
        ? expiresAt
        : expiry === NEVER
          ? null
          : new Date(Date.now() + Number(expiry) * DAY_MS).toISOString(),
  };
}

interface AlertDialogProps {
  start: AlertStart;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function AlertDialog({ start, open, onOpenChange }: AlertDialogProps) {
  const { t, language } = alertTexts.use();
  const id = useId();
  const edited = 'edited' in start ? start.edited : undefined;
  const title = t(edited ? 'form.editTitle' : 'form.title');
  const words = useAlertWords();
  const [create] = useCreateAlertMutation();
  const [update] = useUpdateAlertMutation();
  const values = useMemo(() => valuesOf(start), [start]);
  const expiresAt = edited ? endOf(edited) : null;
  const listing = useListing();
  const problemOf = ({ symbol, kind }: Pick<Values, 'symbol' | 'kind'>): string | undefined => {
    if (symbol.trim() === '') return t('form.coinMissing');
    const found = listing(kind, symbol);
    return found === undefined || found === 'listed' || found === 'unsure' ? undefined : t(`form.${found}`);
  };
  /** The coin was delisted after the alert was made: the service then accepts only another repetition or end. */
  const isGone = edited?.isListed === false;
  const form = useForm({
    values,
    check: ({ threshold, ...coin }) => ({
      symbol: edited ? undefined : problemOf(coin),
      threshold: NUMBER.test(threshold.replaceAll(',', '').trim()) ? undefined : t('form.thresholdInvalid'),
    }),
    read: (typed) => wireOf(typed, expiresAt),
    send: (createAlertDto, { symbol: _symbol, kind: _kind, ...changes }) =>
      edited
        ? update({ id: edited.id, updateAlertDto: { ...(isGone ? {} : againOf(edited)), ...changes } }).unwrap()
        : create({ createAlertDto }).unwrap(),
    done: (alert) => {
      toast({ title: t('made'), description: `${words.about(alert)} ${words.condition(alert)}` });
      onOpenChange(false);
    },
    about: (subject) => places[subject],
    failed: t(edited ? 'changeFailed' : 'makeFailed'),
  });
  const { kind, symbol, threshold } = form.values;
  const optionsOf = <V extends string>(all: readonly V[], label: (value: V) => string) =>
    all.map((value) => ({ value, label: label(value) }));
  const isTyped = symbol.trim() !== '' && NUMBER.test(threshold.replaceAll(',', '').trim());
  // Not asked for: the service would know no such coin.
  const isOutside = (listing(kind, symbol) ?? 'listed') !== 'listed';
  const outside = isGone ? t('form.gone') : (problemOf(form.values) ?? t('rehearsal.unsure'));
  const pauses = edited && !REPEATS.includes(values.repeat) ? [...REPEATS, values.repeat] : REPEATS;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{t('form.cancel')}</Button>
          <Button type="submit" form={id} variant="primary" busy={form.busy}>
            {t('form.save')}
          </Button>
        </>
      }
    >
      <Form form={form} id={id} className={styles['form']} aria-label={title}>
        <div className={styles['pair']}>
          <Field label={t('form.coin')} hint={t('form.coinHint')} {...form.field('symbol')}>
            <Input maxLength={30} autoComplete="off" autoCapitalize="characters" readOnly={edited !== undefined} />
          </Field>
          <Field label={t('form.kind')} hint={t(`hints.${kind}`)} {...form.field('kind')}>
            <Select options={optionsOf(KINDS, (one) => t(`kinds.${one}`))} disabled={edited !== undefined} />
          </Field>
        </div>
        <div className={styles['pair']}>
          {kind === 'liquidations' ? (
            <Field label={t('form.minutes')} {...form.field('minutes')}>
              <Select options={optionsOf(MINUTES, (count) => t('form.minutesOf', { count }))} disabled={isGone} />
            </Field>
          ) : (
            <Field label={t('form.direction')} {...form.field('direction')}>
              <Select options={optionsOf(DIRECTIONS, (one) => t(`form.${one}`))} disabled={isGone} />
            </Field>
          )}
          <Field label={t('form.threshold')} {...form.field('threshold')}>
            <Input
              inputMode={kind.startsWith('price') ? 'decimal' : 'text'}
              suffix={unitOf(kind)}
              autoComplete="off"
              disabled={isGone}
            />
          </Field>
        </div>
        <div className={styles['pair']}>
          <Field label={t('form.repeat')} {...form.field('repeat')}>
            <Select
              options={optionsOf(pauses, (minutes) =>
                minutes === ONCE
                  ? t('form.once')
                  : t('form.repeatAfter', { pause: formatDuration(Number(minutes) * 60) }),
              )}
            />
          </Field>
          <Field label={t('form.expiry')} {...form.field('expiry')}>
            <Select
              options={optionsOf(expiresAt === null ? DAYS : [KEEP, ...DAYS], (days) =>
                days === KEEP
                  ? t('form.keep', { time: formatDateTime(expiresAt ?? '', language) })
                  : days === NEVER
                    ? t('form.never')
                    : t('form.days', { count: Number(days) }),
              )}
            />
          </Field>
        </div>
        {isTyped && isOutside ? (
          <p className={styles['rehearsal']} role="status">
            {outside !== form.field('symbol').error && outside}
          </p>
        ) : (
          <Rehearsal alert={isTyped ? { ...wireOf(form.values, null), expiresAt: null } : undefined} />
        )}
      </Form>
    </Dialog>
  );
}

/** The fields that refusals are about. */
const places: Partial<Record<string, keyof Values>> = {
  'insights.coinUnknown': 'symbol',
  'insights.alertNotMeasured': 'kind',
  'insights.alertOutOfBounds': 'threshold',
  'insights.alertExpiry': 'expiry',
  threshold: 'threshold',
  symbol: 'symbol',
};
