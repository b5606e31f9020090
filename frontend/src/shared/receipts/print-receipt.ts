import styles from '@/shared/receipts/print-receipt.module.css';

export type PrintedPaper = 'a4' | 'roll';

/** Prints a copy of the receipt, without the page around it. */
export function printReceipt(receipt: Element, paper: PrintedPaper): void {
  const sheet = document.createElement('div');
  sheet.className = styles['sheet'] ?? '';
  sheet.dataset['paper'] = paper;
  const copy = receipt.cloneNode(true) as Element;
  for (const control of copy.querySelectorAll('[data-not-printed]')) control.remove();
  const name = document.createElement('p');
  name.className = styles['name'] ?? '';
  name.textContent = 'Lance';
  sheet.append(name, copy);
  document.body.append(sheet);
  const root = document.documentElement;
  root.classList.add(styles['printing'] ?? '');
  const end = (): void => {
    sheet.remove();
    root.classList.remove(styles['printing'] ?? '');
  };
  globalThis.addEventListener('afterprint', end, { once: true });
  globalThis.print();
}
