import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { sharedTexts } from '@/shared/texts';
import { Button, IconButton } from '@/shared/ui/button';
import { toast } from '@/shared/ui/toast';

const ICON_PX = 16;

export interface CopyButtonProps {
  /** Text to copy. Not repeated in the toast: it may be a secret. */
  text: string;
  /** Label; without it the button is an icon. */
  children?: string;
  /** Accessible name instead of the label; required for an icon. */
  label?: string;
  size?: 's' | 'm';
  /** Of a labelled button. */
  variant?: 'primary' | 'secondary';
  className?: string | undefined;
}

/** Copies to the clipboard; asks the user to copy it where the browser forbids it. */
export function CopyButton({ text, children, label, size, variant, className }: CopyButtonProps) {
  const { t } = sharedTexts.use();
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      toast({ title: t('copy.done') });
    } catch {
      toast({ variant: 'destructive', title: t('copy.failed') });
    }
  };
  const Icon = copied ? Check : Copy;
  const icon = <Icon size={ICON_PX} aria-hidden />;
  return children === undefined ? (
    <IconButton className={className} label={label ?? t('copy.text', { text })} onClick={() => void copy()}>
      {icon}
    </IconButton>
  ) : (
    <Button
      className={className}
      size={size}
      variant={variant}
      icon={icon}
      aria-label={label}
      onClick={() => void copy()}
    >
      {children}
    </Button>
  );
}
