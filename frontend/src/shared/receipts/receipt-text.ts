import type { ReactNode } from 'react';
import { behindFigure, formatDateTime } from '@/shared/format';
import type { Language } from '@/shared/i18n';
import { receiptTexts } from '@/shared/receipts/texts';
import { sharedTexts } from '@/shared/texts';
import type { Line, ReceiptWords } from '@/shared/receipts/receipt-fact';
import type { Mark } from '@/shared/ui/marks';

const words = (node: ReactNode): string => (typeof node === 'string' || typeof node === 'number' ? String(node) : '');

/** The receipt as lines of text, for the clipboard: all that the receipt says. */
export function receiptText(receipt: ReceiptWords, language: Language): string {
  const { title, rows, sum, exact, marks = [], note, number, source, at, correctedAt } = receipt;
  const t = sharedTexts.in(language);
  const marked = (some: readonly (Mark | null | undefined)[]): string =>
    some.map((mark) => (mark == null ? '' : ` [${t(`mark.${mark}`)}]`)).join('');
  const figure = ({ value, unit }: Line): string => `${words(value)}${unit == null ? '' : behindFigure(unit)}`;
  const lineOf = (row: ReceiptWords['rows'][number], before?: Line): string[] => [
    ...(row.group === undefined || row.group === before?.group ? [] : ['', row.group]),
    `${words(row.label)}  ${row.operator == null ? '' : `${row.operator} `}${figure(row)}${marked([row.mark])}`.trim(),
    ...(words(row.note) === '' ? [] : [`  ${words(row.note)}`]),
  ];
  const foot: readonly (readonly [string, string | undefined])[] = [
    [receiptTexts.t('number'), number],
    [t('receipt.source'), source],
    [t('receipt.at'), at === undefined ? undefined : formatDateTime(at, language)],
    [receiptTexts.t('corrected'), correctedAt == null ? undefined : formatDateTime(correctedAt, language)],
  ];
  return [
    `${title}${marked(marks)}`,
    '',
    ...rows.flatMap((row, index) => lineOf(row, rows[index - 1])),
    `${words(sum.label) || t('receipt.total')}  ${figure(sum)}`,
    ...(exact ? lineOf(exact) : []),
    ...(words(note) === '' ? [] : ['', words(note)]),
    '',
    ...foot.flatMap(([label, value]) => (value === undefined ? [] : [`${label} ${value}`])),
  ].join('\n');
}
