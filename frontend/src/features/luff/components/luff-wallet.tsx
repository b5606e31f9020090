import { type ReactNode } from 'react';
import { LuffBalanceFigure, LuffTodayFigure } from '@/features/luff/components/luff-figures';
import { LuffHistory } from '@/features/luff/components/luff-history';
import { PaybackForm } from '@/features/luff/components/payback-form';
import { PaybackProgress } from '@/features/luff/components/payback-progress';
import { Redemptions } from '@/features/luff/components/redemptions';
import { HeldReceipt } from '@/features/luff/components/luff-receipts';
import { exactLuff, usdtSum, usdtText } from '@/features/luff/luff-amounts';
import { luffTexts } from '@/features/luff/texts';
import { useGetLuffBalanceQuery } from '@/shared/api/generated/member';
import type { LuffBalanceDto } from '@/shared/api/generated/schemas';
import { compareDecimals } from '@/shared/decimal';
import { MoneyFlow } from '@/shared/money/money-flow';
import { usePaybackWay } from '@/shared/money/money-way';
import { moneyTexts } from '@/shared/money/texts';
import { cut, useLuffDigits } from '@/shared/points/luff-digits';
import { Figure } from '@/shared/ui/figure';
import { Skeleton, SkeletonRows } from '@/shared/ui/skeleton';
import { Stat, Stats } from '@/shared/ui/stat';
import { Loaded } from '@/shared/ui/state';
import { Tabs } from '@/shared/ui/tabs';
import styles from '@/features/luff/components/luff-wallet.module.css';

const VIEWS = ['shop', 'payback', 'indicator', 'history'] as const;
export type WalletView = (typeof VIEWS)[number];

export function toWalletView(value: string | null): WalletView {
  return VIEWS.find((view) => view === value) ?? 'payback';
}

export interface LuffWalletProps {
  view: WalletView;
  onViewChange: (view: WalletView) => void;
  /** Link to the UIDs for members without a verified one. */
  uidLink: ReactNode;
  /** Link for members without a confirmed e-mail address. */
  emailNotice: ReactNode;
  /** State of idle mining, below the balance. */
  mining: ReactNode;
  /** The store's part of the wallet. */
  shop: ReactNode;
  /** Request form for a pass in Luff. */
  indicator: ReactNode;
}

/** The Luff wallet: balance and value, actions, history. */
export function LuffWallet({ view, onViewChange, uidLink, emailNotice, mining, shop, indicator }: LuffWalletProps) {
  const { t } = luffTexts.use();
  const balance = useGetLuffBalanceQuery();
  return (
    <div className={styles['wallet']}>
      <Loaded query={balance} skeleton={<BalanceSkeleton />}>
        {(wallet) => <Balance wallet={wallet} mining={mining} />}
      </Loaded>
      <Tabs
        value={view}
        onChange={onViewChange}
        label={t('wallet.tabs')}
        tabs={VIEWS.map((key) => ({ key, label: t(`wallet.${key}`) }))}
      >
        {view === 'shop' && shop}
        {view === 'indicator' && indicator}
        {view === 'payback' && (
          <div className={styles['payback']}>
            <PaybackForm uidLink={uidLink} emailNotice={emailNotice} />
            <Redemptions />
          </div>
        )}
        {view === 'history' && <LuffHistory />}
      </Tabs>
    </div>
  );
}

function BalanceSkeleton() {
  return (
    <div>
      <Skeleton width="6em" />
      <div className={styles['balance']}>
        <Skeleton width="240px" height="48px" />
      </div>
      <SkeletonRows rows={2} height="64px" />
    </div>
  );
}

function Balance({ wallet, mining }: Pick<LuffWalletProps, 'mining'> & { wallet: LuffBalanceDto }) {
  const { t } = luffTexts.use();
  const money = moneyTexts.use();
  const paybackWay = usePaybackWay();
  const digits = useLuffDigits();
  const { availableLuff, held, clawback, usdtValue, luffPerUsdt } = wallet;
  const unit = t('luff');
  const owes = compareDecimals(clawback, 0) > 0;
  return (
    <div className={styles['balance']}>
      <dl>
        <Stat
          hero
          label={t('wallet.balance')}
          note={
            <>
              {t('wallet.worth', { usdt: usdtSum(usdtValue) })}
              <span className={styles['rate']}>{t('wallet.rate', { luff: luffPerUsdt })}</span>
            </>
          }
        >
          <LuffBalanceFigure wallet={wallet} size="hero" />
        </Stat>
      </dl>
      {mining}
      {owes && (
        <p className={styles['notice']} role="note">
          {t('wallet.clawback', { amount: exactLuff(clawback) })}
        </p>
      )}
      <Stats label={t('wallet.label')} threes>
        <Stat label={t('wallet.available')}>
          <Figure
            value={cut(availableLuff, digits)}
            unit={unit}
            digits={digits}
            receipt={{
              title: t('wallet.worthTitle'),
              rows: [
                { label: t('wallet.available'), value: exactLuff(availableLuff), unit },
                { label: t('wallet.perUsdt'), value: String(luffPerUsdt), unit, operator: '÷' },
              ],
              sum: { label: t('wallet.worthTitle'), value: usdtText(usdtValue), unit: t('usdt') },
              way: paybackWay,
              source: t('wallet.source'),
            }}
          />
        </Stat>
        <Stat label={t('wallet.held')}>
          <Figure
            value={cut(held, digits)}
            unit={unit}
            digits={digits}
            receiptTitle={t('wallet.held')}
            receiptBody={() => <HeldReceipt held={held} />}
          />
        </Stat>
        <Stat label={t('wallet.today')}>
          <LuffTodayFigure wallet={wallet} />
        </Stat>
      </Stats>
      <PaybackProgress progress={wallet.progress} luffPerUsdt={luffPerUsdt} />
      <MoneyFlow here="payback" />
      <p className={styles['since']}>{money.t('since')}</p>
    </div>
  );
}
