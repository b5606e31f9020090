import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { adminTexts } from '@/features/admin/texts';
import { IconButton } from '@/shared/ui/button';
import { toast } from '@/shared/ui/toast';
import styles from '@/features/admin/components/data-table.module.css';

/** Something that is typed in elsewhere, such as a TradingView ID, and the button that copies it. */
export function Copyable({ text }: { text: string }) {
  const { t } = adminTexts.use();
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      toast({ title: t('copied', { text }) });
    } catch {
      toast({ variant: 'destructive', title: t('copyFailed') });
    }
  };
  const Icon = copied ? Check : Copy;
  return (
    <span className={styles['copyable']}>
      <b>{text}</b>
      <IconButton className={styles['expand']} label={t('copy', { text })} onClick={() => void copy()}>
        <Icon size={15} aria-hidden />
      </IconButton>
    </span>
  );
}
