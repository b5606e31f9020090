import { LuffOwedFigure } from '@/features/luff/components/luff-figures';
import { luffTexts } from '@/features/luff/texts';
import { useGetLuffBalanceQuery } from '@/shared/api/generated/member';
import type { LuffBalanceDto } from '@/shared/api/generated/schemas';
import { compareDecimals } from '@/shared/decimal';
import { paths } from '@/shared/paths';
import { ButtonLink } from '@/shared/ui/button';
import { Notice } from '@/shared/ui/notice';
import styles from '@/features/luff/components/luff-wallet.module.css';

/** What a member owes after a corrected report, with its receipt and the way to the wallet; nothing if nothing is owed. */
export function OwedNotice() {
  const { t } = luffTexts.use();
  const { data: wallet } = useGetLuffBalanceQuery();
  if (!wallet || compareDecimals(wallet.clawback, 0) <= 0) return null;
  return (
    <Notice
      title={
        <>
          {t('wallet.owed')} <LuffOwedFigure wallet={wallet} size="m" />
        </>
      }
      action={
        <ButtonLink size="s" to={`${paths.myPage}?tab=luff&view=history`}>
          {t('wallet.toHistory')}
        </ButtonLink>
      }
    >
      {t('wallet.owedNote')}
    </Notice>
  );
}

export interface OwedLineProps {
  wallet: LuffBalanceDto;
  /** Says below it what it is; its receipt always does. */
  isExplained?: boolean;
}

/** The owed amount as one line below a balance. */
export function OwedLine({ wallet, isExplained = false }: OwedLineProps) {
  const { t } = luffTexts.use();
  if (compareDecimals(wallet.clawback, 0) <= 0) return null;
  return (
    <p className={styles['owed']}>
      {t('wallet.owed')} <LuffOwedFigure wallet={wallet} />
      {isExplained && <small>{t('wallet.owedNote')}</small>}
    </p>
  );
}
