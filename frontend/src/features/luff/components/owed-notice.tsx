import { exactLuff, LUFF_DIGITS } from '@/features/luff/luff-amounts';
import { luffTexts } from '@/features/luff/texts';
import { useGetLuffBalanceQuery, useListLuffTransactionsInfiniteQuery } from '@/shared/api/generated/member';
import type { EntryDto } from '@/shared/api/generated/schemas';
import { itemsOf } from '@/shared/api/pages';
import { compareDecimals, subtractDecimals } from '@/shared/decimal';
import { formatDateTime } from '@/shared/format';
import { paths } from '@/shared/paths';
import { factBehind } from '@/shared/receipts/fact-receipt';
import { ButtonLink } from '@/shared/ui/button';
import { Figure } from '@/shared/ui/figure';
import { Notice } from '@/shared/ui/notice';
import { Receipt, ReceiptSkeleton } from '@/shared/ui/receipt';
import { Loaded } from '@/shared/ui/state';

/** What a member owes after a corrected report, with its receipt and the way to the wallet; nothing if nothing is owed. */
export function OwedNotice() {
  const { t } = luffTexts.use();
  const { data: wallet } = useGetLuffBalanceQuery();
  if (!wallet || compareDecimals(wallet.clawback, 0) <= 0) return null;
  const { clawback } = wallet;
  return (
    <Notice
      title={
        <>
          {t('owed.title')}{' '}
          <Figure
            value={clawback}
            unit={t('luff')}
            digits={LUFF_DIGITS}
            trim
            size="m"
            receiptTitle={t('owed.title')}
            receiptBody={() => <OwedReceipt owed={clawback} />}
          />
        </>
      }
      action={
        <ButtonLink size="s" to={`${paths.myPage}?tab=luff&view=history`}>
          {t('owed.toWallet')}
        </ButtonLink>
      }
    >
      {t('owed.text')}
    </Notice>
  );
}

interface Change {
  entry: EntryDto;
  change: string;
}

function OwedReceipt({ owed }: { owed: string }) {
  const { t, language } = luffTexts.use();
  const query = useListLuffTransactionsInfiniteQuery({});
  const unit = t('luff');
  return (
    <Loaded query={{ ...query, data: itemsOf(query.data) }} skeleton={<ReceiptSkeleton rows={2} />}>
      {(entries) => {
        const { before, changes } = changesOfDebt(entries, !query.hasNextPage);
        return (
          <Receipt
            title={t('owed.title')}
            rows={[
              ...(before === '0' ? [] : [{ label: t('owed.before'), value: exactLuff(before), unit }]),
              ...changes.map(({ entry: { id, description, createdAt }, change }) => ({
                label: description,
                value: exactLuff(change, 'always'),
                unit,
                note: formatDateTime(createdAt, language),
                behind: factBehind({ kind: 'luff', id }, description),
              })),
            ]}
            sum={{ label: t('wallet.clawbackRow'), value: exactLuff(owed), unit }}
            note={t('owed.text')}
            source={t('wallet.source')}
          />
        );
      }}
    </Loaded>
  );
}

/** What made the debt since nothing was owed, oldest first. Where the entries do not reach so far, `before` was owed until then. */
function changesOfDebt(newestFirst: readonly EntryDto[], areAll: boolean): { before: string; changes: Change[] } {
  const free = newestFirst.findIndex(({ clawbackAfter }) => compareDecimals(clawbackAfter, 0) === 0);
  const entries = newestFirst.slice(0, free === -1 ? undefined : free).toReversed();
  const before = free === -1 && !areAll ? (entries.shift()?.clawbackAfter ?? '0') : '0';
  const owed = [before, ...entries.map(({ clawbackAfter }) => clawbackAfter)];
  const changes = entries.map((entry, i) => ({ entry, change: subtractDecimals(entry.clawbackAfter, owed[i] ?? '0') }));
  return { before, changes: changes.filter(({ change }) => compareDecimals(change, 0) !== 0) };
}
