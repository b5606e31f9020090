import { ChevronDown, Pickaxe } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { onAsked } from '@/features/lcoin/idle/card-asked';
import { type IdleMiningState, useIdleMining } from '@/features/lcoin/idle/use-idle-mining';
import {
  FRACTION_DIGITS,
  isMinedAtOtherRates,
  useEffectWords,
  useFormulaReceipt,
} from '@/features/lcoin/idle/formula-receipt';
import { lcoinTexts } from '@/features/lcoin/texts';
import type { IdleFormulaDto, IdleRewardStatusDto } from '@/shared/api/generated/schemas';
import { compareDecimals } from '@/shared/decimal';
import { formatCountdown, formatDateTime, formatDuration, formatNumber } from '@/shared/format';
import { keep, readKept } from '@/shared/kept';
import { Button, IconButton } from '@/shared/ui/button';
import { cx } from '@/shared/ui/class-names';
import { Amount, Figure } from '@/shared/ui/figure';
import { Tag } from '@/shared/ui/tag';
import styles from '@/features/lcoin/idle/idle-card.module.css';

const KEPT_AS = 'idleCard';
/** From this width on there is room for the whole card beside the content. */
const ROOMY = '(min-width: 1760px)';

/** Below this width there is no room for it beside the content: it floats above the page only on request. */
const NARROW = '(width < 1248px)';

function startsOpen(): boolean {
  if (matchMedia(NARROW).matches) return false;
  const kept = readKept(KEPT_AS);
  return kept === null ? matchMedia(ROOMY).matches : kept === 'open';
}

/**
 * Floating card of idle mining: in the corner on wide screens; on narrow ones closed until the wallet asks for it, then in the
 * corner, on phones at the bottom. `--dock` on the root is the height that it takes there, for toasts and other floating elements.
 */
export function IdleCard() {
  const mining = useIdleMining();
  const [open, setOpen] = useState(startsOpen);
  const card = useRef<HTMLElement>(null);
  // Rewards mined before mining was disabled can still be claimed.
  const isShown = mining.status !== undefined && (mining.status.enabled || mining.status.canClaimNow);

  const claim = useEffectEvent(() => {
    if (mining.isClaimable && !mining.isClaiming) mining.claim();
  });
  useEffect(() => onAsked('card', () => setOpen(true)), []);
  useEffect(() => onAsked('claim', () => claim()), []);
  useEffect(() => {
    const element = card.current;
    if (!element) return;
    const root = document.documentElement;
    const observer = new ResizeObserver(() => {
      // The small one is not shown on narrow screens.
      if (element.offsetHeight === 0) return;
      const below = Number.parseFloat(getComputedStyle(element).bottom) || 0;
      root.style.setProperty('--dock', `${element.offsetHeight + below}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.style.removeProperty('--dock');
    };
  }, [isShown, open]);

  if (!mining.status || !isShown) return null;
  const toggle = (): void => {
    if (!matchMedia(NARROW).matches) keep(KEPT_AS, open ? 'small' : 'open');
    setOpen(!open);
  };
  return open ? (
    <OpenCard ref={card} mining={mining} status={mining.status} onClose={toggle} />
  ) : (
    <Pill ref={card} mining={mining} onOpen={toggle} />
  );
}

interface PillProps {
  ref: React.Ref<HTMLElement>;
  mining: IdleMiningState;
  onOpen: () => void;
}

function Pill({ ref, mining: { status, secondsLeft, isClaimable, isActive }, onOpen }: PillProps) {
  const { t } = lcoinTexts.use();
  const ready = t(status?.full ? 'idle.full' : 'idle.ready');
  return (
    <aside ref={ref} className={styles['small']} aria-label={t('idle.title')}>
      <button type="button" className={styles['pill']} aria-expanded={false} onClick={onOpen} title={t('idle.expand')}>
        <Pickaxe size={16} aria-hidden />
        <span className={styles['pillWord']}>{t('idle.title')}</span>
        <span className={cx('figures', styles['pillTime'])}>{isClaimable ? ready : formatCountdown(secondsLeft)}</span>
        {!(status?.full && isActive) && <State isActive={isActive} />}
      </button>
    </aside>
  );
}

interface OpenCardProps {
  ref: React.Ref<HTMLElement>;
  mining: IdleMiningState;
  status: IdleRewardStatusDto;
  onClose: () => void;
}

function OpenCard({ ref, mining, status, onClose }: OpenCardProps) {
  const { t } = lcoinTexts.use();
  const { secondsLeft, isClaimable, isActive, isClaiming, claim } = mining;
  const { enabled, formula, claimable, full, inactiveAfterSeconds } = status;
  const receipt = useFormulaReceipt();
  const interval = formatDuration(formula.intervalSeconds);
  const filled = Math.min(100, Math.max(0, Math.round((1 - secondsLeft / formula.intervalSeconds) * 100)));
  const amount = compareDecimals(claimable, 0) > 0 ? claimable : undefined;
  const ready = t(full ? 'idle.full' : 'idle.ready');
  const words = !enabled
    ? t('idle.offClaimable')
    : full
      ? t(isActive ? 'idle.fullText' : 'idle.fullAway')
      : isActive
        ? t('idle.readyText')
        : t('idle.inactiveText', { duration: formatDuration(inactiveAfterSeconds) });
  return (
    <aside ref={ref} className={styles['card']} aria-label={t('idle.title')}>
      <header className={styles['head']}>
        <Pickaxe size={16} aria-hidden />
        <h2 className={styles['title']}>{t('idle.title')}</h2>
        {/* What is full adds nothing up, also while somebody is here. */}
        {!(full && isActive) && <State isActive={isActive} />}
        <IconButton label={t('idle.collapse')} aria-expanded className={styles['close']} onClick={onClose}>
          <ChevronDown size={18} aria-hidden />
        </IconButton>
      </header>
      <div className={styles['now']}>
        <div>
          {enabled && <p className={styles['label']}>{t(isClaimable ? 'idle.waitingReward' : 'idle.next')}</p>}
          <p className={cx('figures', styles['countdown'])}>
            {!isClaimable ? (
              formatCountdown(secondsLeft)
            ) : amount === undefined ? (
              ready
            ) : (
              <>
                <Amount value={amount} unit="L" />
                <Tag>{ready}</Tag>
              </>
            )}
          </p>
        </div>
        {enabled && (
          <div className={styles['rate']}>
            <p className={styles['label']}>{t('idle.perIntervalTitle')}</p>
            <Figure
              value={formula.perInterval}
              digits={FRACTION_DIGITS}
              trim
              unit={t('idle.perInterval', { interval })}
              receipt={receipt(status)}
            />
          </div>
        )}
      </div>
      <div
        className={styles['bar']}
        role="progressbar"
        aria-label={t('idle.progress')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={filled}
        aria-valuetext={isClaimable ? ready : formatCountdown(secondsLeft)}
      >
        <span style={{ width: `${filled}%` }} />
      </div>
      <Boosts formula={formula} />
      <p className={styles['words']}>{words}</p>
      {amount !== undefined && isMinedAtOtherRates(status) && <p className={styles['words']}>{t('idle.otherRates')}</p>}
      <Button block disabled={!isClaimable} busy={isClaiming} onClick={claim}>
        {amount === undefined ? t('idle.claimSoon') : t('idle.claim', { amount: formatNumber(amount) })}
      </Button>
    </aside>
  );
}

function State({ isActive }: { isActive: boolean }) {
  const { t } = lcoinTexts.use();
  return (
    <span className={cx(styles['state'], isActive && styles['active'])}>
      {t(isActive ? 'idle.active' : 'idle.waiting')}
    </span>
  );
}

/** Active items with their effects. */
function Boosts({ formula }: { formula: IdleFormulaDto }) {
  const { t, language } = lcoinTexts.use();
  const effect = useEffectWords();
  if (formula.boosts.length === 0) return null;
  return (
    <ul className={styles['boosts']} aria-label={t('idle.percents')}>
      {formula.boosts.map((boost) => (
        <li key={boost.sourceId}>
          <span>{boost.name}</span>
          <span className="figures">{effect(boost)}</span>
          <span className={cx('figures', styles['until'])}>
            {t('idle.until', { at: formatDateTime(boost.endsAt, language) })}
          </span>
        </li>
      ))}
    </ul>
  );
}
