import { type ReactNode } from 'react';
import { LuffBalanceFigure, LuffBalanceLabel, LuffTodayFigure } from '@/features/luff/components/luff-figures';
import { LuffHistory } from '@/features/luff/components/luff-history';
import { OwedLine } from '@/features/luff/components/owed-notice';
import { PaybackForm } from '@/features/luff/components/payback-form';
import { PaybackProgress } from '@/features/luff/components/payback-progress';
import { Redemptions } from '@/features/luff/components/redemptions';
import { HeldReceipt } from '@/features/luff/components/luff-receipts';
import { luffTexts } from '@/features/luff/texts';
import { useGetLuffBalanceQuery } from '@/shared/api/generated/member';
import type { LuffBalanceDto } from '@/shared/api/generated/schemas';
import { compareDecimals, sumDecimals } from '@/shared/decimal';
import { MoneyFlow, type MoneyFlowProps } from '@/shared/money/flow/money-flow';
import { moneyFlowTexts } from '@/shared/money/flow/texts';
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
  /** The first step of members without a UID, in the place of the form. */
  first?: ReactNode;
  /** Link to the UIDs where a verified one is missing or others would help, unless that is the first step. */
  uidLink: ReactNode;
  /** Link for members without a confirmed e-mail address. */
  emailNotice: ReactNode;
  /** State of idle mining, where what is ready is seen at once. */
  mining: ReactNode;
  /** The store's part of the wallet. */
  shop: ReactNode;
  /** Request form for a pass in Luff. */
  indicator: ReactNode;
  /** The member's exchanges, whose terms apply. */
  exchanges: MoneyFlowProps['exchanges'];
}

/** The Luff wallet: balance and value, actions, history, and last where the money comes from. */
export function LuffWallet({
  view,
  onViewChange,
  first,
  uidLink,
  emailNotice,
  mining,
  shop,
  indicator,
  exchanges,
}: LuffWalletProps) {
  const { t } = luffTexts.use();
  const money = moneyFlowTexts.use();
  const balance = useGetLuffBalanceQuery();
  return (
    <div className={styles['wallet']}>
      <Loaded query={balance} skeleton={<BalanceSkeleton />}>
        {(wallet) => <Balance wallet={wallet} />}
      </Loaded>
      {mining}
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
            <PaybackForm first={first} uidLink={uidLink} emailNotice={emailNotice} />
            <Redemptions />
          </div>
        )}
        {view === 'history' && <LuffHistory />}
      </Tabs>
      {balance.data && (
        <MoneyFlow exchanges={exchanges} here="payback" folded>
          <p>{money.t('since')}</p>
        </MoneyFlow>
      )}
    </div>
  );
}

function BalanceSkeleton() {
  return (
    <div className={styles['balance']}>
      <dl>
        <Stat hero label={<LuffBalanceLabel wallet={undefined} />} note={<Skeleton width="9em" />}>
          <Skeleton width="6em" />
        </Stat>
      </dl>
      <Skeleton width="12em" />
      <SkeletonRows rows={1} height="64px" />
    </div>
  );
}

/** The available balance first; an amount owed after a correction is a separate line below it. */
function Balance({ wallet }: { wallet: LuffBalanceDto }) {
  const { t } = luffTexts.use();
  const digits = useLuffDigits();
  const { balance, held, todayEarned, clawback, luffPerUsdt } = wallet;
  // A correction of today that the balance did not cover equals the clawback, which `OwedLine` shows.
  const isTold = compareDecimals(sumDecimals([todayEarned, clawback]), 0) === 0;
  const hasNothing = isTold && [balance, held].every((amount) => compareDecimals(amount, 0) === 0);
  const unit = t('luff');
  return (
    <div className={styles['balance']}>
      <dl>
        <Stat hero label={<LuffBalanceLabel wallet={wallet} />} note={t('wallet.rate', { luff: luffPerUsdt })}>
          <LuffBalanceFigure wallet={wallet} size="hero" />
        </Stat>
      </dl>
      <OwedLine wallet={wallet} isExplained />
      <PaybackProgress {...wallet} />
      {!hasNothing && (
        <Stats label={t('wallet.label')} threes>
          <Stat label={t('wallet.held')}>
            <Figure
              value={cut(held, digits)}
              unit={unit}
              digits={digits}
              receiptTitle={t('wallet.held')}
              receiptBody={() => <HeldReceipt held={held} />}
            />
          </Stat>
          <Stat label={t(compareDecimals(todayEarned, 0) < 0 ? 'wallet.todayChange' : 'wallet.today')}>
            <LuffTodayFigure wallet={wallet} />
          </Stat>
        </Stats>
      )}
    </div>
  );
}
