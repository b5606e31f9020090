import { Copyable } from '@/features/admin/components/copyable';
import { adminTexts } from '@/features/admin/texts';
import type { OtherAccountDto } from '@/shared/api/generated/schemas';
import { formatDay } from '@/shared/format';
import styles from '@/features/admin/components/admin.module.css';

/** The fields of a pass request about other accounts with the same TradingView ID. */
interface SharedTradingviewId {
  otherAccountsCount: number;
  otherAccounts: readonly OtherAccountDto[];
}

/** TradingView ID of a request with the number of other accounts that use it. */
export function TradingviewId({ id, otherAccountsCount }: { id: string } & Omit<SharedTradingviewId, 'otherAccounts'>) {
  const { t } = adminTexts.use();
  if (otherAccountsCount === 0) return <Copyable text={id} />;
  return (
    <span className={styles['stack']}>
      <Copyable text={id} />
      <span className={styles['warn']}>{t('requests.sameId', { count: otherAccountsCount })}</span>
    </span>
  );
}

/** Other accounts with the same TradingView ID; undefined if none. */
export function useOtherAccountsText(): (request: SharedTradingviewId) => string | undefined {
  const { t, language } = adminTexts.use();
  return ({ otherAccountsCount, otherAccounts }) => {
    if (otherAccountsCount === 0) return undefined;
    const names = otherAccounts.map(({ userName: name, userEmail: email, hasPending, passesUntil }) => {
      const what = [
        ...(passesUntil === null
          ? []
          : [t('requests.sameIdPass', { day: formatDay(new Date(passesUntil), language) })]),
        ...(hasPending ? [t('requests.sameIdPending')] : []),
      ];
      return `${name} (${email}): ${what.join(', ')}`;
    });
    const unnamed = otherAccountsCount - otherAccounts.length;
    const more = unnamed > 0 ? [t('requests.sameIdMore', { count: unnamed })] : [];
    return `${t('requests.sameId', { count: otherAccountsCount })}. ${[...names, ...more].join('; ')}`;
  };
}
