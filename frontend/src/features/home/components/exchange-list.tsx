import { ArrowUpRight, Check, ChevronRight, Minus } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import { byRebate, discountedFee, keptShare, ratePercent, rateShare } from '@/features/home/rates';
import { settingKeys } from '@/features/home/setting-keys';
import { homeTexts } from '@/features/home/texts';
import { useWaitText } from '@/features/home/use-wait-text';
import type { ExchangeDto } from '@/shared/api/generated/schemas';
import { useExchanges } from '@/shared/api/ages';
import { compareDecimals, multiplyDecimals } from '@/shared/decimal';
import { formatNumber, formatPercent } from '@/shared/format';
import { useCreditTime, useRebateWay } from '@/shared/money/money-way';
import { useSession } from '@/shared/session/session.slice';
import { Button } from '@/shared/ui/button';
import { ExchangeMark } from '@/shared/ui/exchange-mark';
import { LazyPart, lazyPart } from '@/shared/ui/lazy-part';
import { WithReceipt } from '@/shared/ui/receipt';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { EmptyState, Loaded } from '@/shared/ui/state';
import { Segmented } from '@/shared/ui/tabs';
import { Tag } from '@/shared/ui/tag';
import { useSettings } from '@/shared/use-settings';
import styles from '@/features/home/components/exchange-list.module.css';

const travelRule = lazyPart(async () => (await import('@/features/home/guides/travel-rule')).TravelRule);

const orders = {
  rate: byRebate,
  fee: (a: ExchangeDto, b: ExchangeDto) =>
    compareDecimals(discountedFee(a.takerFee, a.discountRate), discountedFee(b.takerFee, b.discountRate)),
};

export interface ExchangeListProps {
  onJoin: (exchange: ExchangeDto) => void;
  /** Opens the KYC guide at this exchange. */
  onKycGuide: (exchangeId: string) => void;
  /** Opens the comparison with the visitor's own trading. */
  onCompare: () => void;
}

/** A ticket per exchange with its rebate rate, the resulting fee, and the link. */
export function ExchangeList({ onJoin, onKycGuide, onCompare }: ExchangeListProps) {
  const { t } = homeTexts.use();
  const query = useExchanges();
  const [order, setOrder] = useState<keyof typeof orders>('rate');
  const [explained, setExplained] = useState<ExchangeDto>();
  const readAt = query.fulfilledTimeStamp;
  return (
    <section id="exchanges" aria-labelledby="exchanges-title">
      <header className={styles['head']}>
        <div>
          <h2 id="exchanges-title" className={styles['title']}>
            {t('exchanges.title')}
          </h2>
          <p className={styles['lead']}>{t('exchanges.lead')}</p>
        </div>
        <Segmented
          value={order}
          onChange={setOrder}
          label={t('exchanges.sort')}
          options={[
            { value: 'rate', label: t('exchanges.sortRate') },
            { value: 'fee', label: t('exchanges.sortFee') },
          ]}
        />
      </header>
      <Loaded
        query={query}
        skeleton={<SkeletonRows rows={5} height="168px" />}
        isEmpty={(exchanges) => exchanges.length === 0}
        empty={<EmptyState title={t('exchanges.empty')} />}
      >
        {(exchanges) => (
          <ul className={styles['tickets']}>
            {[...exchanges].sort(orders[order]).map((exchange) => (
              <Ticket
                key={exchange.id}
                exchange={exchange}
                readAt={readAt}
                onJoin={() => onJoin(exchange)}
                onKycGuide={() => onKycGuide(exchange.id)}
                onTravelRule={() => setExplained(exchange)}
              />
            ))}
            <li className={styles['compare']}>
              <h3 className={styles['compareTitle']}>{t('exchanges.compare')}</h3>
              <p className={styles['small']}>{t('exchanges.compareText')}</p>
              <Button className={styles['compareOpen']} onClick={onCompare}>
                {t('exchanges.compareOpen')}
              </Button>
            </li>
          </ul>
        )}
      </Loaded>
      {explained && (
        <LazyPart part={travelRule} onFailed={() => setExplained(undefined)}>
          {(TravelRule) => <TravelRule exchange={explained} onClose={() => setExplained(undefined)} />}
        </LazyPart>
      )}
    </section>
  );
}

interface TicketProps {
  exchange: ExchangeDto;
  /** Time of the rates, ms. */
  readAt: number | undefined;
  onJoin: () => void;
  onKycGuide: () => void;
  onTravelRule: () => void;
}

function Ticket({ exchange, readAt, onJoin, onKycGuide, onTravelRule }: TicketProps) {
  const { t } = homeTexts.use();
  const { name, badge, color, kycWaitHours } = exchange;
  const wait = useWait(kycWaitHours);
  const creditTime = useCreditTime();
  // A member has signed up here: “가입하기” would be read as that.
  const isMember = useSession().status === 'member';
  return (
    <li className={styles['ticket']} style={{ '--tone': color } as CSSProperties}>
      <div className={styles['stub']}>
        <p className={styles['stubLabel']}>{t('exchanges.rate')}</p>
        <p className={styles['rate']}>
          <Rate exchange={exchange} readAt={readAt} />
        </p>
      </div>
      <div className={styles['body']}>
        <div className={styles['who']}>
          <ExchangeMark name={name} />
          <h3 className={styles['name']}>{name}</h3>
          {badge !== null && badge !== '' && <Tag>{badge}</Tag>}
        </div>
        <button
          type="button"
          className={styles['more']}
          aria-label={`${t('exchanges.kycAt', { exchange: name })}${wait === undefined ? '' : `, ${wait}`}`}
          onClick={onKycGuide}
        >
          {wait ?? t('exchanges.kycGuide')}
          <ChevronRight size={14} aria-hidden />
        </button>
        <dl className={styles['fees']}>
          <Fee
            exchange={exchange}
            readAt={readAt}
            side="maker"
            after={exchange.makerFee}
            settingKey={settingKeys.makerFee}
          />
          <Fee
            exchange={exchange}
            readAt={readAt}
            side="taker"
            after={exchange.takerFee}
            settingKey={settingKeys.takerFee}
          />
          <div className={styles['credit']}>
            <dt>{t('exchanges.credit')}</dt>
            <dd>{creditTime(exchange.rebateCredit)}</dd>
          </div>
        </dl>
        <TravelBadges exchange={exchange} onOpen={onTravelRule} />
        <Button
          className={styles['join']}
          aria-label={t(isMember ? 'exchanges.openAccountAt' : 'exchanges.joinAt', { exchange: name })}
          onClick={onJoin}
        >
          {t(isMember ? 'exchanges.openAccount' : 'exchanges.join')}
          <ArrowUpRight size={16} aria-hidden />
        </Button>
      </div>
    </li>
  );
}

/** Waiting time between two accounts, if known. */
function useWait(hours: number | null): string | undefined {
  const { t } = homeTexts.use();
  const waitText = useWaitText();
  if (hours === null) return undefined;
  return t('exchanges.kycWait', { time: waitText(hours) });
}

/** Screen reader text of badges that are icons only. */
function TravelBadges({ exchange, onOpen }: { exchange: ExchangeDto; onOpen: () => void }) {
  const { t } = homeTexts.use();
  const badges = [
    { name: t('exchanges.upbit'), isPossible: exchange.travelRuleUpbit },
    { name: t('exchanges.bithumb'), isPossible: exchange.travelRuleBithumb },
  ];
  return (
    <button type="button" className={styles['badges']} aria-haspopup="dialog" onClick={onOpen}>
      <span className={styles['badgesLabel']}>
        <span className="visually-hidden">{exchange.name} </span>
        {t('exchanges.travelRule')}
      </span>
      {badges.map(({ name, isPossible }) => (
        <span key={name} className={styles['badge']} data-possible={isPossible}>
          {isPossible ? <Check size={12} strokeWidth={3} aria-hidden /> : <Minus size={12} aria-hidden />}
          {name}
          <span className="visually-hidden"> {isPossible ? t('exchanges.possible') : t('exchanges.impossible')}</span>
        </span>
      ))}
    </button>
  );
}

/** Example trade of the receipt, in USDT. */
const EXAMPLE_FEE = '100';

function Rate({ exchange, readAt }: Pick<TicketProps, 'exchange' | 'readAt'>) {
  const { t } = homeTexts.use();
  const rebateWay = useRebateWay();
  const rate = ratePercent(exchange.rebateRate);
  return (
    <WithReceipt
      receipt={{
        title: t('exchanges.rateTitle', { exchange: exchange.name }),
        rows: [
          { label: t('exchanges.rateExample'), value: EXAMPLE_FEE, unit: 'USDT' },
          { label: t('exchanges.rateTimes'), operator: '×', value: rate },
        ],
        sum: {
          label: t('exchanges.rateBack'),
          value: formatNumber(multiplyDecimals(EXAMPLE_FEE, rateShare(exchange.rebateRate)), { digits: 2, trim: true }),
          unit: 'USDT',
        },
        note: t('exchanges.rateNote'),
        way: rebateWay(exchange),
        source: t('exchanges.source'),
        at: readAt,
      }}
    >
      <span className="figures">
        {rate.replace('%', '')}
        <span className={styles['percent']}>%</span>
      </span>
    </WithReceipt>
  );
}

interface FeeProps extends Pick<TicketProps, 'exchange' | 'readAt'> {
  side: 'maker' | 'taker';
  /** The server's figure; the receipt shows its derivation. */
  after: string;
  settingKey: string;
}

function Fee({ exchange, readAt, side, after, settingKey }: FeeProps) {
  const { t } = homeTexts.use();
  const published = useSettings().get(settingKey);
  const name = t(`exchanges.${side}`);
  const write = (share: string): string => formatPercent(share, { digits: 4, trim: true });
  const withDiscount =
    compareDecimals(exchange.discountRate, 0) > 0 ? write(discountedFee(after, exchange.discountRate)) : undefined;
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
              note:
                withDiscount === undefined
                  ? t('exchanges.receiptNote')
                  : `${t('exchanges.discountNote', { rate: ratePercent(exchange.discountRate), fee: withDiscount })} ${t('exchanges.receiptNote')}`,
              source: t('exchanges.source'),
              at: readAt,
            }}
          >
            {write(after)}
          </WithReceipt>
        )}
        {withDiscount !== undefined && (
          <span className={styles['discounted']}>{t('exchanges.discounted', { fee: withDiscount })}</span>
        )}
      </dd>
    </div>
  );
}
