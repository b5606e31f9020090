import { adminTexts } from '@/features/admin/texts';
import { useGetMemberLcoinReceiptQuery, useGetMemberLuffReceiptQuery } from '@/shared/api/generated/admin';
import type { LcoinEntryDto } from '@/shared/api/generated/schemas';
import { LcoinReceiptPaper } from '@/shared/points/lcoin-receipt-paper';
import { LuffReceiptPaper } from '@/shared/points/luff-receipt-paper';
import styles from '@/features/admin/components/admin.module.css';

/** Receipt of an L coin entry as the member sees it, with the record it refers to. */
export function MemberLcoinReceipt({ id, entryId }: { id: string; entryId: string }) {
  const query = useGetMemberLcoinReceiptQuery({ id, entryId });
  return <LcoinReceiptPaper query={query} wayOn={({ reference }) => <Reference reference={reference} />} />;
}

/** Receipt of a Luff entry as the member sees it. */
export function MemberLuffReceipt({ id, transactionId }: { id: string; transactionId: string }) {
  return <LuffReceiptPaper query={useGetMemberLuffReceiptQuery({ id, transactionId })} />;
}

function Reference({ reference }: Pick<LcoinEntryDto, 'reference'>) {
  const { t } = adminTexts.use();
  if (reference === null) return null;
  return <p className={styles['muted']}>{t('entry.reference', { type: reference.type, id: reference.id })}</p>;
}
