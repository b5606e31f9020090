import { authTexts } from '@/features/auth/texts';
import { sumDecimals } from '@/shared/decimal';
import { formatNumber } from '@/shared/format';
import { paths } from '@/shared/paths';
import { ButtonLink } from '@/shared/ui/button';
import { Paper } from '@/shared/ui/paper';
import { Receipt } from '@/shared/ui/receipt';

export interface BookedReceiptProps {
  /** Entries in L coin. */
  booked: readonly { label: string; amount: string; note?: string }[];
}

/** What was booked, printed where the bonuses were announced. Each entry has its number and seal in the wallet. */
export function BookedReceipt({ booked }: BookedReceiptProps) {
  const { t } = authTexts.use();
  const sum = sumDecimals(booked.map(({ amount }) => amount));
  return (
    <Paper hangs printing>
      <Receipt
        title={t('register.booked')}
        rows={booked.map(({ amount, ...row }) => ({ ...row, value: formatNumber(amount) }))}
        sum={{ label: t('register.bonusSum'), value: formatNumber(sum), unit: 'L' }}
        source={t('register.bookedSource')}
        action={
          <ButtonLink size="s" to={`${paths.myPage}?tab=transactions`}>
            {t('register.toEntries')}
          </ButtonLink>
        }
      />
    </Paper>
  );
}
