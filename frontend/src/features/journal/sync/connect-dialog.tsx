import { useId } from 'react';
import { journalSyncTexts } from '@/features/journal/sync/texts';
import { useChooseSyncedSymbolsMutation, useConnectExchangeMutation } from '@/shared/api/generated/member';
import type { JournalConnectionDto, SyncedExchange } from '@/shared/api/generated/schemas';
import { Form } from '@/shared/form/form';
import { useForm } from '@/shared/form/use-form';
import { sharedTexts } from '@/shared/texts';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Field, Input } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import { toast } from '@/shared/ui/toast';
import { useSettings } from '@/shared/use-settings';
import styles from '@/features/journal/sync/sync.module.css';

const EXCHANGES = ['Binance', 'OKX', 'Bitget', 'Bybit'] as const satisfies readonly SyncedExchange[];
const WITH_PASSPHRASE: readonly SyncedExchange[] = ['OKX', 'Bitget'];
/** The one that has to be asked for each pair singly. */
export const needsSymbols = (exchange: SyncedExchange): boolean => exchange === 'Binance';

const symbolsIn = (text: string): string[] => text.split(/[\s,]+/).filter((symbol) => symbol !== '');

interface Typed extends Record<'apiKey' | 'apiSecret' | 'passphrase' | 'symbols', string> {
  exchange: SyncedExchange;
}
const BLANK: Typed = { exchange: 'Binance', apiKey: '', apiSecret: '', passphrase: '', symbols: '' };

/** Asks for a key that may only read, and says what is kept and read. */
export function ConnectDialog({ onClose }: { onClose: () => void }) {
  const { t } = journalSyncTexts.use();
  const id = useId();
  const settings = useSettings();
  const [days, hours] = [settings.get('journal_syncDays'), settings.get('journal_syncHours')];
  const [connect] = useConnectExchangeMutation();
  const asked = (exchange: SyncedExchange) => ({
    passphrase: WITH_PASSPHRASE.includes(exchange),
    symbols: needsSymbols(exchange),
  });
  const form = useForm({
    values: BLANK,
    check: ({ exchange, ...typed }: Typed) => {
      const { passphrase, symbols } = asked(exchange);
      const missing = (name: keyof typeof typed, isAsked = true) =>
        isAsked && typed[name].trim() === '' ? t('dialog.missing') : undefined;
      return {
        ...{ apiKey: missing('apiKey'), apiSecret: missing('apiSecret') },
        ...{ passphrase: missing('passphrase', passphrase), symbols: missing('symbols', symbols) },
      };
    },
    read: ({ exchange, apiKey, apiSecret, passphrase, symbols }: Typed) => ({
      ...{ exchange, apiKey, apiSecret },
      ...(asked(exchange).passphrase ? { passphrase } : {}),
      ...(asked(exchange).symbols ? { symbols: symbolsIn(symbols) } : {}),
    }),
    send: (body) => connect({ connectExchangeDto: body }).unwrap(),
    done: () => {
      toast({ title: t('dialog.done') });
      onClose();
    },
    failed: t('dialog.failed'),
  });
  const { passphrase, symbols } = asked(form.values.exchange);
  const secret = { autoComplete: 'off', spellCheck: false, autoCapitalize: 'none', maxLength: 200 } as const;
  return (
    <Dialog
      open
      // What another dialog has would be lost when the answer closes it.
      onOpenChange={() => (form.busy ? undefined : onClose())}
      title={t('dialog.title')}
      description={t('dialog.rights')}
      footer={
        <>
          <Button disabled={form.busy} onClick={onClose}>
            {sharedTexts.t('dialog.cancel')}
          </Button>
          <Button type="submit" form={id} variant="primary" busy={form.busy}>
            {t('dialog.send')}
          </Button>
        </>
      }
    >
      <Form form={form} id={id} className={styles['form']} aria-label={t('dialog.title')}>
        <ul className={styles['facts']}>
          <li>{t('dialog.stored')}</li>
          {days !== undefined && hours !== undefined && <li>{t('dialog.read', { days, hours })}</li>}
        </ul>
        <Field label={t('dialog.exchange')} {...form.field('exchange')}>
          <Select options={EXCHANGES.map((value) => ({ value, label: value }))} />
        </Field>
        <Field label={t('dialog.apiKey')} {...form.field('apiKey')}>
          <Input {...secret} />
        </Field>
        <Field label={t('dialog.apiSecret')} {...form.field('apiSecret')}>
          <Input type="password" {...secret} autoComplete="new-password" />
        </Field>
        {passphrase && (
          <Field label={t('dialog.passphrase')} {...form.field('passphrase')}>
            <Input type="password" {...secret} autoComplete="new-password" />
          </Field>
        )}
        {symbols && (
          <Field label={t('dialog.symbols')} hint={t('dialog.symbolsHint')} {...form.field('symbols')}>
            <Input placeholder="BTCUSDT, ETHUSDT" maxLength={900} autoComplete="off" spellCheck={false} />
          </Field>
        )}
      </Form>
    </Dialog>
  );
}

/** Other pairs of a connection. */
export function SymbolsDialog({ found, onClose }: { found: JournalConnectionDto; onClose: () => void }) {
  const { t } = journalSyncTexts.use();
  const id = useId();
  const days = useSettings().get('journal_syncDays');
  const [choose] = useChooseSyncedSymbolsMutation();
  const form = useForm({
    values: { symbols: found.symbols.join(', ') },
    check: ({ symbols }) => ({ symbols: symbolsIn(symbols).length === 0 ? t('dialog.missing') : undefined }),
    read: ({ symbols }) => ({ symbols: symbolsIn(symbols) }),
    send: (body) => choose({ id: found.id, chooseSymbolsDto: body }).unwrap(),
    done: onClose,
    failed: t('dialog.failed'),
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('dialog.chooseTitle', { exchange: found.exchange })}
      description={days === undefined ? undefined : t('dialog.chooseText', { days })}
      footer={
        <>
          <Button disabled={form.busy} onClick={onClose}>
            {sharedTexts.t('dialog.cancel')}
          </Button>
          <Button type="submit" form={id} variant="primary" busy={form.busy}>
            {t('dialog.chooseSend')}
          </Button>
        </>
      }
    >
      <Form
        form={form}
        id={id}
        className={styles['form']}
        aria-label={t('dialog.chooseTitle', { exchange: found.exchange })}
      >
        <Field label={t('dialog.symbols')} hint={t('dialog.symbolsHint')} {...form.field('symbols')}>
          <Input placeholder="BTCUSDT, ETHUSDT" maxLength={900} autoComplete="off" spellCheck={false} />
        </Field>
      </Form>
    </Dialog>
  );
}
