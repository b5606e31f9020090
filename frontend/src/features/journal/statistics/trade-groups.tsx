import { useState } from 'react';
import { formatAmount, formatSignedAmount } from '@/features/journal/amounts';
import { inCurrency, Money, useUnit } from '@/features/journal/components/money';
import { journalTexts } from '@/features/journal/texts';
import type { StatisticsPartProps } from '@/features/journal/statistics/statistics-part';
import { isOfGroup } from '@/features/journal/statistics/statistics.rules';
import { TradesReceipt } from '@/features/journal/statistics/trades-receipt';
import { journalStatisticsTexts } from '@/features/journal/statistics/texts';
import type { Proof } from '@/features/journal/statistics/use-proofs';
import type { TradeDimension, TradeGroupDto } from '@/shared/api/generated/schemas';
import { formatNumber } from '@/shared/format';
import { Entries, Entry } from '@/shared/ui/entries';
import { Field } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import styles from '@/features/journal/statistics/statistics.module.css';

const DIMENSIONS = [
  ...(['symbol', 'side', 'weekday', 'hour', 'leverage', 'exchange'] as const),
  ...(['tag', 'setup', 'mistake'] as const),
] satisfies readonly TradeDimension[];
const DIGITS = 2;

/** How trades with one thing in common went, beside the others. */
export function TradeGroups(props: StatisticsPartProps) {
  const { statistics } = props;
  const { t } = journalStatisticsTexts.use();
  const [by, setBy] = useState<TradeDimension>('symbol');
  return (
    <div>
      <h3 className={styles['heading']}>{t('groups')}</h3>
      <Field label={t('by')} className={styles['by'] ?? ''}>
        <Select
          value={by}
          options={DIMENSIONS.map((value) => ({ value, label: t(`dimensions.${value}`) }))}
          onChange={({ target: { value } }) => setBy(DIMENSIONS.find((known) => known === value) ?? 'symbol')}
        />
      </Field>
      <Entries label={t(`dimensions.${by}`)}>
        {statistics.groups
          .filter((group) => group.by === by)
          .map((group) => (
            <GroupRow key={group.key} group={group} {...props} />
          ))}
      </Entries>
    </div>
  );
}

function GroupRow({ group, statistics, days, money }: StatisticsPartProps & { group: TradeGroupDto }) {
  const { t } = journalStatisticsTexts.use();
  const unit = useUnit(money);
  const name = useGroupName()(group);
  const percent = (value: string | null): string => formatNumber(value ?? '0', { digits: DIGITS });
  const amount = (value: string): string => formatAmount(value, { digits: DIGITS });
  const trades = t('trades', { count: group.tradeCount });
  const proof: Proof = {
    belongs: (trade) => isOfGroup(trade, group),
    content: {
      title: name,
      rows: [
        { label: t('receipt.wonSum'), value: amount(group.won), note: t('trades', { count: group.wins }) },
        {
          label: t('receipt.lostSum'),
          value: amount(group.lost),
          operator: '\u2212' as const,
          note: t('trades', { count: group.losses }),
        },
      ].map((row) => ({ ...row, group: t('receipt.formula') })),
      sum: { value: formatSignedAmount(group.result, { digits: DIGITS }), unit: 'USDT' },
      source: t('receipt.source'),
      note: t('receipt.sumNote', { trades }),
    },
  };
  const average = formatSignedAmount(inCurrency(group.expectancy ?? '0', money), { digits: unit.digits });
  return (
    <Entry
      title={name}
      note={t('groupNote', {
        trades,
        rate: percent(group.winRate),
        from: percent(group.winRateFrom),
        to: percent(group.winRateTo),
      })}
      value={
        <Money
          {...money}
          signed
          tone="change"
          value={group.result}
          receiptTitle={name}
          receiptBody={() => <TradesReceipt {...{ statistics, days }} {...proof} />}
        />
      }
      valueNote={t('groupAverage', { amount: average })}
    />
  );
}

/** The name of a group in the member's words. */
function useGroupName(): (group: TradeGroupDto) => string {
  const { t } = journalStatisticsTexts.use();
  const { t: tJournal } = journalTexts.use();
  return ({ by, key }) => {
    if (key === null) return t(by === 'setup' || by === 'mistake' ? 'none' : 'unknown');
    if (by === 'side') return tJournal(key === 'long' ? 'trade.long' : 'trade.short');
    if (by === 'weekday') return t(`weekdays.${key as '0'}`);
    if (by === 'hour') return t('hour', { from: key, to: Number(key) + 1 });
    if (by === 'leverage') return t('leverage', { times: formatNumber(key) });
    return key;
  };
}
