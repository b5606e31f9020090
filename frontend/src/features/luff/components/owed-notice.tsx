import { LuffOwedFigure } from '@/features/luff/components/luff-figures';
import { luffTexts } from '@/features/luff/texts';
import { useGetLuffBalanceQuery } from '@/shared/api/generated/member';
import { compareDecimals } from '@/shared/decimal';
import { paths } from '@/shared/paths';
import { ButtonLink } from '@/shared/ui/button';
import { Notice } from '@/shared/ui/notice';

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
