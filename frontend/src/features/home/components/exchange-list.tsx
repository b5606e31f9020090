import { ArrowUpRight } from 'lucide-react';
import { keptShare, ratePercent } from '@/features/home/rates';
import { settingKeys } from '@/features/home/setting-keys';
import { homeTexts } from '@/features/home/texts';
import { type ExchangeDto, useListExchangesQuery } from '@/shared/api/generated';
import { compareDecimals } from '@/shared/decimal';
import { formatPercent } from '@/shared/format';
import { Button } from '@/shared/ui/button';
import { ExchangeMark } from '@/shared/ui/exchange-mark';
import { WithReceipt } from '@/shared/ui/receipt';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { EmptyState, Loaded } from '@/shared/ui/state';
import { Tag } from '@/shared/ui/tag';
import { useSettings } from '@/shared/use-settings';
import styles from '@/features/home/components/exchange-list.module.css';

/** One line per exchange: what comes back, what a trade then costs, and the way in. */
export function ExchangeList({ onJoin }: { onJoin: (exchange: ExchangeDto) => void }) {
  const { t } = homeTexts.use();
  const query = useListExchangesQuery();
  return (
    <section id="exchanges" aria-labelledby="exchanges-title">
      <h2 id="exchanges-title" className={styles['title']}>
        {t('exchanges.title')}
      </h2>
      <p className={styles['lead']}>{t('exchanges.lead')}</p>
      <Loaded
        query={query}
        skeleton={<SkeletonRows rows={5} height="76px" />}
        isEmpty={(exchanges) => exchanges.length === 0}
        empty={<EmptyState title={t('exchanges.empty')} />}
      >
        {(exchanges) => (
          <ul className={styles['list']}>
            {exchanges.map((exchange) => (
              <ExchangeLine key={exchange.id} exchange={exchange} onJoin={() => onJoin(exchange)} />
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}

function ExchangeLine({ exchange, onJoin }: { exchange: ExchangeDto; onJoin: () => void }) {
  const { t } = homeTexts.use();
  const travelRule = [
    ...(exchange.travelRuleUpbit ? [t('exchanges.upbit')] : []),
    ...(exchange.travelRuleBithumb ? [t('exchanges.bithumb')] : []),
  ];
  const hasDiscount = compareDecimals(exchange.discountRate, 0) > 0;
  return (
    <li className={styles['line']}>
      <div className={styles['who']}>
        <ExchangeMark name={exchange.name} size="l" />
        <div className={styles['name']}>
          <span>
            <b>{exchange.name}</b> {exchange.badge !== null && exchange.badge !== '' && <Tag>{exchange.badge}</Tag>}
          </span>
          <span className={styles['small']}>
            {t('exchanges.travelRule')} {travelRule.length > 0 ? travelRule.join(', ') : t('exchanges.no')}
            {hasDiscount && (
              <span className={styles['discount']}>
                {t('exchanges.discount', { rate: ratePercent(exchange.discountRate) })}
              </span>
            )}
          </span>
        </div>
      </div>
      <dl className={styles['figures']}>
        <div className={styles['rate']}>
          <dt>{t('exchanges.rate')}</dt>
          <dd className="figures">{ratePercent(exchange.rebateRate)}</dd>
        </div>
        <Fee exchange={exchange} side="maker" after={exchange.makerFee} settingKey={settingKeys.makerFee} />
        <Fee exchange={exchange} side="taker" after={exchange.takerFee} settingKey={settingKeys.takerFee} />
      </dl>
      <Button
        className={styles['join']}
        aria-label={t('exchanges.joinAt', { exchange: exchange.name })}
        onClick={onJoin}
      >
        {t('exchanges.join')}
        <ArrowUpRight size={16} aria-hidden />
      </Button>
    </li>
  );
}

interface FeeProps {
  exchange: ExchangeDto;
  side: 'maker' | 'taker';
  /** The server's own figure; the receipt shows what it was made from. */
  after: string;
  settingKey: string;
}

function Fee({ exchange, side, after, settingKey }: FeeProps) {
  const { t } = homeTexts.use();
  const published = useSettings().get(settingKey);
  const name = t(`exchanges.${side}`);
  const write = (share: string): string => formatPercent(share, { digits: 4, trim: true });
  return (
    <div>
      <dt>{name}</dt>
      <dd className="figures">
        {published === undefined ? (
          write(after)
        ) : (
          <WithReceipt
            receipt={{
              title: t('exchanges.receiptTitle', { exchange: exchange.name, side: name }),
              rows: [
                { label: t('exchanges.published'), value: write(published) },
                {
                  label: t('exchanges.share'),
                  operator: '×',
                  value: formatPercent(keptShare(exchange.rebateRate)),
                  note: t('exchanges.shareNote', { rate: ratePercent(exchange.rebateRate) }),
                },
              ],
              sum: { label: t('exchanges.after'), value: write(after) },
              note: t('exchanges.receiptNote'),
              source: t('average.source'),
            }}
          >
            {write(after)}
          </WithReceipt>
        )}
      </dd>
    </div>
  );
}
