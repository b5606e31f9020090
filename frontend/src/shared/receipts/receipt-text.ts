import type { ReactNode } from 'react';
import { behindFigure, formatDateTime } from '@/shared/format';
import type { Language } from '@/shared/i18n';
import { receiptTexts } from '@/shared/receipts/texts';
import { sharedTexts } from '@/shared/texts';
import type { ReceiptWords } from '@/shared/receipts/receipt-fact';

const words = (node: ReactNode): string => (typeof node === 'string' || typeof node === 'number' ? String(node) : '');

/** The receipt as lines of text, for the clipboard. */
export function receiptText({ title, rows, sum, number, source, at }: ReceiptWords, language: Language): string {
  const t = sharedTexts.in(language);
  const figure = (value: ReactNode, unit?: string | null): string =>
    `${words(value)}${unit == null ? '' : behindFigure(unit)}`;
  return [
    title,
    '',
    ...rows.map(({ label, operator, value, unit }) =>
      `${words(label)}  ${operator == null ? '' : `${operator} `}${figure(value, unit)}`.trim(),
    ),
    `${words(sum.label) || t('receipt.total')}  ${figure(sum.value, sum.unit)}`,
    '',
    ...(number === undefined ? [] : [`${receiptTexts.t('number')} ${number}`]),
    ...(source === undefined ? [] : [`${t('receipt.source')} ${source}`]),
    ...(at === undefined ? [] : [`${t('receipt.at')} ${formatDateTime(at, language)}`]),
  ].join('\n');
}
