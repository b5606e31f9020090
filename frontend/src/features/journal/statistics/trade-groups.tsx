import { useState } from 'react';
import { Money } from '@/features/journal/components/money';
import { journalTexts } from '@/features/journal/texts';
import type { StatisticsPartProps } from '@/features/journal/statistics/statistics-part';
import { isOfGroup } from '@/features/journal/statistics/statistics.rules';
import { TradesReceipt } from '@/features/journal/statistics/trades-receipt';
import { journalStatisticsTexts } from '@/features/journal/statistics/texts';
import { useFigures } from '@/features/journal/statistics/use-figures';
import { useSumProof } from '@/features/journal/statistics/use-proofs';
import type { TradeDimension, TradeGroupDto } from '@/shared/api/generated/schemas';
import { formatNumber } from '@/shared/format';
import { FoldingTable } from '@/shared/ui/folding-table';
import { Select } from '@/shared/ui/select';
import styles from '@/features/journal/statistics/statistics.module.css';

const DIMENSIONS = [
  ...(['symbol', 'side', 'weekday', 'hour', 'leverage', 'exchange'] as const),
  ...(['tag', 'setup', 'mistake'] as const),
] satisfies readonly TradeDimension[];

/** How trades with one thing in common went, beside the others. */
export function TradeGroups(props: StatisticsPartProps) {
  const { statistics } = props;
  const { t } = journalStatisticsTexts.use();
  const [by, setBy] = useState<TradeDimension>('symbol');
  return (
    <div>
      <div className={styles['groupsHead']}>
        <h3 className={styles['heading']}>{t('groups')}</h3>
        <div className={styles['by']}>
          <Select
            aria-label={t('by')}
            value={by}
            options={DIMENSIONS.map((value) => ({ value, label: t(`dimensions.${value}`) }))}
            onChange={({ target: { value } }) => setBy(DIMENSIONS.find((known) => known === value) ?? 'symbol')}
          />
        </div>
      </div>
      <FoldingTable
        label={t(`dimensions.${by}`)}
        titles={[t(`dimensions.${by}`), t('receipt.trades'), t('winRateRange'), t('average'), t('sum')]}
        className={styles['groups'] ?? ''}
      >
        {statistics.groups
          .filter((group) => group.by === by)
          .map((group) => (
            <GroupRow key={group.key} group={group} {...props} />
          ))}
      </FoldingTable>
    </div>
  );
}

function GroupRow({ group, statistics, days, money }: StatisticsPartProps & { group: TradeGroupDto }) {
  const { t } = journalStatisticsTexts.use();
  const name = useGroupName()(group);
  const proof = useSumProof()(name, group);
  const { percent } = useFigures({ statistics, days, money });
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-label={t('receipt.trades')} className="figures">
        {formatNumber(group.tradeCount)}
      </td>
      <td data-label={t('winRate')} className="figures">
        {percent(group.winRate)}%{' '}
        <span className={styles['range']}>
          ({percent(group.winRateFrom)}–{percent(group.winRateTo)}%)
        </span>
      </td>
      <td data-label={t('average')}>
        <Money {...money} signed value={group.expectancy ?? '0'} />
      </td>
      <td data-label={t('sum')}>
        <Money
          {...money}
          signed
          tone="change"
          value={group.result}
          receiptTitle={name}
          receiptBody={() => (
            <TradesReceipt {...{ statistics, days }} {...proof} belongs={(trade) => isOfGroup(trade, group)} />
          )}
        />
      </td>
    </tr>
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
