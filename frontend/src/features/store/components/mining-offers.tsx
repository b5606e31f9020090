import { Gauge, Gem, Layers, type LucideIcon, Package, Pickaxe, Zap } from 'lucide-react';
import { BuyButton } from '@/features/store/components/buy-button';
import { EffectChart, type EffectScale, scaleOf } from '@/features/store/components/effect-chart';
import { type MinerGain, effectOf, gainOf, soonestBack, withoutItem } from '@/features/store/mining-effect.rules';
import { storeTexts } from '@/features/store/texts';
import {
  useGetIdleRewardStatusQuery,
  useListMiningItemsQuery,
  usePurchaseMiningItemMutation,
} from '@/shared/api/generated/member';
import type { IdleRewardStatusDto, MiningItemDto, OfferedMiningItemDto } from '@/shared/api/generated/schemas';
import { compareDecimals, multiplyDecimals } from '@/shared/decimal';
import { formatDateTime, formatDuration, formatNumber } from '@/shared/format';
import { Section } from '@/shared/ui/card';
import { Amount, NoFigure } from '@/shared/ui/figure';
import { type ReceiptContent, type ReceiptRow, WithReceipt } from '@/shared/ui/receipt';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { EmptyState, Loaded } from '@/shared/ui/state';
import { Tag } from '@/shared/ui/tag';
import { useSpendable } from '@/shared/points/use-spendable';
import { useSettings } from '@/shared/use-settings';
import styles from '@/features/store/components/store.module.css';

export const ITEMS_ANCHOR = 'mining-items';

const UNIT = 'L';
const HOUR_SECONDS = 3_600;
const DIGITS = 2;

const icons: Record<string, LucideIcon> = {
  gauge: Gauge,
  layers: Layers,
  gem: Gem,
  pickaxe: Pickaxe,
  zap: Zap,
  package: Package,
};

/** Picture of an item; unknown names get a generic one. */
export function ItemIcon({ name }: { name: string }) {
  const Icon = icons[name] ?? Package;
  return (
    <span className={styles['icon']} aria-hidden>
      <Icon size={20} strokeWidth={1.75} />
    </span>
  );
}

/** L with at most two digits. */
const inL = (value: string): string => formatNumber(value, { digits: DIGITS, trim: true });

/** Mining items on offer, with their effect for this member. */
export function MiningOffers() {
  const { t } = storeTexts.use();
  const items = useListMiningItemsQuery();
  const mining = useGetIdleRewardStatusQuery();
  const available = useSpendable('LCOIN');
  const settings = useSettings();
  const shown = Number(settings.get('store_shownItems') ?? Number.POSITIVE_INFINITY);
  const skeleton = <SkeletonRows rows={3} height="112px" />;
  return (
    <Section id={ITEMS_ANCHOR} title={t('items.title')} lead={t('items.lead')}>
      {settings.isLoading ? (
        skeleton
      ) : (
        <Loaded
          query={items}
          skeleton={skeleton}
          isEmpty={(all) => all.length === 0}
          empty={<EmptyState title={t('items.empty')}>{t('items.emptyText')}</EmptyState>}
        >
          {(all) => {
            const offers = all.slice(0, shown).map((item) => ({ item, gain: gainFor(item, mining.data) }));
            const gains = offers.flatMap(({ gain }) => gain ?? []);
            const best = available === undefined ? undefined : soonestBack(offers, available);
            return (
              <>
                {gains.some(raisesCap) && <Legend />}
                <ul className={styles['offers']} aria-label={t('items.list')}>
                  {offers.map(({ item, gain }) => (
                    <Offer key={item.id} {...{ item, gain }} scale={scaleOf(gains)} isBest={item === best} />
                  ))}
                </ul>
              </>
            );
          }}
        </Loaded>
      )}
    </Section>
  );
}

/** Legend of the charts, at the head of their column. */
function Legend() {
  const { t } = storeTexts.use();
  return (
    <p className={styles['legend']}>
      <span className={styles['dashed']} aria-hidden /> {t('items.without')}
      <span className={styles['solid']} aria-hidden /> {t('items.with')}
    </p>
  );
}

/** Whether there is something to draw: a speed alone changes the figures, and hardly the picture. */
const raisesCap = ({ cap }: MinerGain): boolean => compareDecimals(cap.now, cap.with) !== 0;

/** What is on shows what it adds: another one can be switched on afterwards, and adds as much then. */
function gainFor(item: OfferedMiningItemDto, status: IdleRewardStatusDto | undefined): MinerGain | undefined {
  if (!status?.enabled) return undefined;
  return gainOf(item, item.onUntil === null ? status.formula : withoutItem(item, status.formula));
}

interface OfferProps {
  item: OfferedMiningItemDto;
  /** Undefined while mining is off or not known. */
  gain: MinerGain | undefined;
  scale: EffectScale;
  /** Its price is back before that of all others. */
  isBest: boolean;
}

function Offer({ item, gain, scale, isBest }: OfferProps) {
  const { t, language } = storeTexts.use();
  const mining = useGetIdleRewardStatusQuery();
  const [purchase] = usePurchaseMiningItemMutation();
  const status = mining.data;
  const { onUntil } = item;
  const duration = formatDuration(item.durationHours * HOUR_SECONDS);
  const noEffect = status && !status.enabled ? t('items.off') : t('items.noFormula');
  return (
    <li className={styles['offer']}>
      <ItemIcon name={item.icon} />
      <div className={styles['what']}>
        <h3 className={styles['name']}>{item.name}</h3>
        <ItemEffect item={item} />
        <p className={styles['description']}>{item.description}</p>
        {onUntil !== null && (
          <p className={styles['description']}>{t('items.on', { until: formatDateTime(onUntil, language) })}</p>
        )}
      </div>
      <div className={styles['effect']}>
        {gain && status ? (
          <>
            <Change gain={gain} intervalSeconds={status.formula.intervalSeconds} isOn={onUntil !== null} />
            {raisesCap(gain) && <EffectChart gain={gain} scale={scale} label={t('items.chart', { name: item.name })} />}
          </>
        ) : (
          !mining.isLoading && <p>{noEffect}</p>
        )}
      </div>
      <div className={styles['buy']}>
        {gain && status && <Worth {...{ item, gain, status, isBest }} isOn={onUntil !== null} />}
        <BuyButton
          name={item.name}
          price={item.price}
          isPrimary={isBest}
          consequence={t('buy.item', { duration })}
          onBuy={(price) => purchase({ purchaseMiningItemDto: { itemId: item.id, price } }).unwrap()}
        />
      </div>
    </li>
  );
}

/** Effect and duration: `속도 +20%`, `24시간`. */
export function ItemEffect({ item }: { item: MiningItemDto }) {
  const { t } = storeTexts.use();
  const effect = effectOf(item);
  const is = (value: string, neutral: number): boolean => compareDecimals(value, neutral) !== 0;
  return (
    <span className={styles['tags']}>
      {is(effect.ratePercent, 0) && <Tag>{t('items.percent', { percent: inL(effect.ratePercent) })}</Tag>}
      {is(effect.rateMultiplier, 1) && <Tag>{t('items.rateTimes', { times: inL(effect.rateMultiplier) })}</Tag>}
      {is(effect.capMultiplier, 1) && <Tag>{t('items.capTimes', { times: inL(effect.capMultiplier) })}</Tag>}
      <Tag>{formatDuration(item.durationHours * HOUR_SECONDS)}</Tag>
    </span>
  );
}

interface ChangeProps {
  gain: MinerGain;
  intervalSeconds: number;
  /** The member has one on: another one waits as a spare, and what is mined now stays as it is. */
  isOn: boolean;
}

/** Effect for this member, before and after. */
function Change({ gain, intervalSeconds, isOn }: ChangeProps) {
  const { t } = storeTexts.use();
  const rows = [
    { label: t('items.rate', { interval: formatDuration(intervalSeconds) }), ...gain.perInterval },
    { label: t('items.most'), ...gain.most },
  ].filter(({ now, with: then }) => compareDecimals(now, then) !== 0);
  return (
    <dl className={styles['change']}>
      {rows.map(({ label, now, with: then }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {isOn ? (
              t('items.stays', { amount: inL(then) })
            ) : (
              <>
                <span className="visually-hidden">{t('items.change', { now: inL(now), then: inL(then) })}</span>
                <span aria-hidden>
                  <span className={styles['before']}>{inL(now)}</span> →{' '}
                  <Amount value={then} unit={UNIT} digits={2} trim />
                </span>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface WorthProps {
  item: MiningItemDto;
  gain: MinerGain;
  status: IdleRewardStatusDto;
  /** The member has one on: what is compared is mining without it. */
  isOn: boolean;
  /** Told, since its button stands out. */
  isBest: boolean;
}

/** When the price, which the button says, is earned; the receipt shows how. */
function Worth({ item, gain, status, isOn, isBest }: WorthProps) {
  const receipt = useWorth()(item, gain, status, isOn);
  const { t } = storeTexts.use();
  const { breakEvenHours: hours, breakEvenAbsences: claims } = gain;
  if (hours === undefined && claims === undefined) return <NoFigure label={t('worth.noneBack')} />;
  return (
    <div className={styles['back']}>
      <WithReceipt receipt={receipt}>
        {hours === undefined
          ? t('worth.claimsBack', { count: Number(claims) })
          : t(endsEarly(item, status) ? 'worth.hoursBackNow' : 'worth.hoursBack', {
              hours: formatNumber(hours, { digits: 1, trim: true }),
            })}
      </WithReceipt>
      {isBest && <p className={styles['first']}>{t('worth.first')}</p>}
    </div>
  );
}

/** Whether another active item ends before this one, so that the current pace does not last. */
function endsEarly({ name, durationHours }: MiningItemDto, { formula, asOf }: IdleRewardStatusDto): boolean {
  const end = Date.parse(asOf) + durationHours * HOUR_SECONDS * 1000;
  return formula.boosts.some((boost) => boost.name !== name && Date.parse(boost.endsAt) < end);
}

function useWorth(): (
  item: MiningItemDto,
  gain: MinerGain,
  status: IdleRewardStatusDto,
  isOn: boolean,
) => ReceiptContent {
  const { t } = storeTexts.use();
  return (item, gain, status, isOn) => {
    const { formula, asOf } = status;
    const interval = formatDuration(formula.intervalSeconds);
    const isFaster = gain.breakEvenHours !== undefined;
    const away = formatDuration(Number(multiplyDecimals(gain.cap.with, formula.intervalSeconds)));
    const isLate = isFaster && compareDecimals(gain.breakEvenHours ?? '0', item.durationHours) > 0;
    const rows: ReceiptRow[] = [
      { label: t('worth.price'), value: formatNumber(item.price), unit: UNIT },
      {
        label: t('worth.duration'),
        value: formatDuration(item.durationHours * HOUR_SECONDS),
        note: t('worth.durationNote'),
      },
    ];
    if (isFaster)
      rows.push(
        {
          label: t(isOn ? 'worth.rateWithout' : 'worth.rateNow', { interval }),
          value: inL(gain.perInterval.now),
          unit: UNIT,
        },
        { label: t('worth.rateWith', { interval }), value: inL(gain.perInterval.with), unit: UNIT },
        { label: t('worth.perHour'), value: `+${inL(gain.perHour)}`, unit: UNIT },
        { label: t('worth.inAll'), value: `+${inL(gain.inAll)}`, unit: UNIT },
      );
    if (gain.breakEvenAbsences !== undefined)
      rows.push(
        { label: t(isOn ? 'worth.mostWithout' : 'worth.mostNow'), value: inL(gain.most.now), unit: UNIT },
        { label: t('worth.mostWith'), value: inL(gain.most.with), unit: UNIT, note: t('worth.away', { time: away }) },
        { label: t('worth.perAbsence', { time: away }), value: `+${inL(gain.perAbsence)}`, unit: UNIT },
      );
    return {
      title: t('worth.title', { name: item.name }),
      rows,
      sum: isFaster
        ? { label: t('worth.breakEven'), value: gain.breakEvenHours, unit: t('worth.hoursUnit') }
        : {
            label: t('worth.absences'),
            value: gain.breakEvenAbsences === undefined ? '—' : formatNumber(gain.breakEvenAbsences),
            unit: t('worth.absencesUnit'),
          },
      note: [
        t('worth.note'),
        ...(endsEarly(item, status) ? [t('worth.noteBoosts')] : []),
        ...(isLate ? [t('worth.noteLate')] : []),
        ...(isFaster ? [] : [t('worth.noteAway')]),
      ].join(' '),
      source: t('worth.source'),
      at: asOf,
    };
  };
}
