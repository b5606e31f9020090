import { adminTexts } from '@/features/admin/texts';
import { useGetMemberLcoinReceiptQuery, useGetMemberLuffReceiptQuery } from '@/shared/api/generated/admin';
import type { EntryDto } from '@/shared/api/generated/schemas';
import { PointReceipt } from '@/shared/statement/point-receipt';
import styles from '@/features/admin/components/admin.module.css';

export interface MemberReceiptProps {
  id: string;
  entryId: string;
}

/** Receipt of an L coin entry as the member sees it, with the record it refers to. */
export function MemberLcoinReceipt(entry: MemberReceiptProps) {
  return <PointReceipt query={useGetMemberLcoinReceiptQuery(entry)} leads={false} action={referenceOf} />;
}

/** The same of a Luff entry. */
export function MemberLuffReceipt(entry: MemberReceiptProps) {
  return <PointReceipt query={useGetMemberLuffReceiptQuery(entry)} leads={false} action={referenceOf} />;
}

const referenceOf = ({ reference }: EntryDto) => reference && <Reference {...reference} />;

function Reference(reference: NonNullable<EntryDto['reference']>) {
  const { t } = adminTexts.use();
  return <p className={styles['muted']}>{t('entry.reference', reference)}</p>;
}
