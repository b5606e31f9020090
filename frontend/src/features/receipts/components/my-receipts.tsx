import { ChevronDown } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { receiptsTexts } from '@/features/receipts/texts';
import { useListKeptReceiptsInfiniteQuery, useRevokeShareMutation } from '@/shared/api/generated/member';
import type { KeptReceiptDto, ReceiptKind, ReceiptShareDto } from '@/shared/api/generated/schemas';
import { itemsOf } from '@/shared/api/pages';
import { behindFigure, formatDateTime, formatDay } from '@/shared/format';
import { FactReceipt } from '@/shared/receipts/fact-receipt';
import { RemoveDialog } from '@/shared/receipts/remove-dialog';
import { receiptTexts } from '@/shared/receipts/texts';
import { ActDialog } from '@/shared/ui/act-dialog';
import { Button } from '@/shared/ui/button';
import { Section } from '@/shared/ui/card';
import { Entries, Entry } from '@/shared/ui/entries';
import { Field, Input } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import { LoadedList } from '@/shared/ui/loaded-list';
import { WithReceipt } from '@/shared/ui/receipt';
import { Seal } from '@/shared/ui/seal';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { EmptyState } from '@/shared/ui/state';
import { StatusTag } from '@/shared/ui/tag';
import styles from '@/features/receipts/components/my-receipts.module.css';

const KINDS = [
  'lcoin',
  'luff',
  'rebate-month',
  'rebate-day',
  'rebate-row',
  'order',
  'payback',
  'indicator-pass',
  'uid-verification',
] as const satisfies readonly ReceiptKind[];
const NO_FILTER = { search: '', kind: '', from: '', to: '' };

/** Receipts that the member keeps or has shared, with their links. */
export function MyReceipts() {
  const { t } = receiptsTexts.use();
  const [filter, setFilter] = useState(NO_FILTER);
  const asked = useDeferredValue(filter);
  const given = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== ''));
  const query = useListKeptReceiptsInfiniteQuery(given);
  const isFiltered = Object.keys(given).length > 0;
  const hasNone = !isFiltered && query.data !== undefined && itemsOf(query.data)?.length === 0;
  const change = (changes: Partial<typeof NO_FILTER>): void => setFilter((current) => ({ ...current, ...changes }));
  return (
    <Section title={t('kept.title')} lead={t('kept.lead')}>
      <div className={styles['filter']} role="search" hidden={hasNone}>
        <Field label={t('kept.search')}>
          <Input
            type="search"
            value={filter.search}
            placeholder={t('kept.searchHint')}
            maxLength={12}
            onChange={({ target: { value } }) => change({ search: value.replace(/[^0-9A-Za-z-]/g, '') })}
          />
        </Field>
        <Field label={t('kept.kind')}>
          <Select
            value={filter.kind}
            options={[
              { value: '', label: t('kept.everyKind') },
              ...KINDS.map((value) => ({ value, label: t(`kept.kinds.${value}`) })),
            ]}
            onChange={({ target: { value } }) => change({ kind: value })}
          />
        </Field>
        <Field label={t('kept.from')}>
          <Input type="date" value={filter.from} onChange={({ target: { value } }) => change({ from: value })} />
        </Field>
        <Field label={t('kept.to')}>
          <Input type="date" value={filter.to} onChange={({ target: { value } }) => change({ to: value })} />
        </Field>
      </div>
      <LoadedList
        query={query}
        more={t('kept.more')}
        skeleton={<SkeletonRows rows={5} height="64px" />}
        empty={
          isFiltered ? (
            <EmptyState
              title={t('kept.notFound')}
              action={<Button onClick={() => setFilter(NO_FILTER)}>{t('kept.reset')}</Button>}
            >
              {t('kept.notFoundText')}
            </EmptyState>
          ) : (
            <EmptyState title={t('kept.none')}>{t('kept.noneText')}</EmptyState>
          )
        }
      >
        {(receipts) => (
          <Entries label={t('kept.list')}>
            {receipts.map((receipt) => (
              <Kept key={receipt.id} {...receipt} />
            ))}
          </Entries>
        )}
      </LoadedList>
    </Section>
  );
}

function Kept({ kind, factId, number, title, amount, unit, seal, factAt, shares }: KeptReceiptDto) {
  const { t, language } = receiptsTexts.use();
  const [asks, setAsks] = useState(false);
  return (
    <Entry
      mark={seal !== null && <Seal seal={seal} size="s" />}
      title={title ?? t('kept.gone')}
      note={
        <>
          <span>{number}</span>
          <time dateTime={factAt}>{formatDay(new Date(factAt), language)}</time>
          <Links shares={shares} />
          {asks && <RemoveDialog fact={{ kind, id: factId }} title={number} onClose={() => setAsks(false)} />}
        </>
      }
      value={
        amount === null ? (
          title === null && (
            <Button size="s" variant="quiet" onClick={() => setAsks(true)}>
              {receiptTexts.t('remove')}
            </Button>
          )
        ) : (
          <WithReceipt title={title ?? number} body={() => <FactReceipt kind={kind} id={factId} />}>
            <span className="figures">
              {amount}
              {unit !== null && behindFigure(unit)}
            </span>
          </WithReceipt>
        )
      }
    />
  );
}

/** The links that are open; those that have ended are folded away. */
function Links({ shares }: { shares: readonly ReceiptShareDto[] }) {
  const { t } = receiptsTexts.use();
  const open = shares.filter(({ revokedAt }) => revokedAt === null);
  const ended = shares.filter(({ revokedAt }) => revokedAt !== null);
  const lines = (some: readonly ReceiptShareDto[], label: string) => (
    <ul className={styles['links']} aria-label={label}>
      {some.map((share) => (
        <ShareLine key={share.id} {...share} />
      ))}
    </ul>
  );
  return (
    <>
      {open.length > 0 && lines(open, t('kept.links'))}
      {ended.length > 0 && (
        <details className={styles['ended']}>
          <summary>
            {t('kept.endedLinks', { count: ended.length })}
            <ChevronDown size={14} aria-hidden />
          </summary>
          {lines(ended, t('kept.endedLinks', { count: ended.length }))}
        </details>
      )}
    </>
  );
}

function ShareLine({ id, withAmounts, sharedAt, revokedAt }: ReceiptShareDto) {
  const { t, language } = receiptsTexts.use();
  const [asks, setAsks] = useState(false);
  const [revoke] = useRevokeShareMutation();
  const time = (at: string): string => formatDateTime(at, language);
  return (
    <li className={styles['link']}>
      {revokedAt === null ? (
        <StatusTag status="active" label={t('kept.open')} />
      ) : (
        <StatusTag status="expired" label={t('kept.ended', { time: time(revokedAt) })} />
      )}
      <span>
        {withAmounts ? t('kept.withAmounts') : t('kept.withoutAmounts')}, {t('kept.sharedAt', { time: time(sharedAt) })}
      </span>
      {revokedAt === null && (
        <Button size="s" variant="quiet" onClick={() => setAsks(true)}>
          {t('kept.end')}
        </Button>
      )}
      {asks && (
        <ActDialog
          open
          danger
          title={t('kept.endTitle')}
          consequence={t('kept.endText')}
          confirmLabel={t('kept.end')}
          done={t('kept.endDone')}
          failed={t('kept.endFailed')}
          act={async () => {
            await revoke({ id }).unwrap();
            return { message: t('kept.endText') };
          }}
          onClose={() => setAsks(false)}
        />
      )}
    </li>
  );
}
