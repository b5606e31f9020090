import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { sharedTexts } from '@/shared/texts';
import { Button } from '@/shared/ui/button';
import { failedReadsTexts } from '@/shared/ui/failed-reads/texts';
import { Notice } from '@/shared/ui/notice';

interface FailureNoticeProps {
  onRetry: () => void;
  /** The error message. */
  children: ReactNode;
}

/** Says at the top of a page that parts of it could not be loaded, with one retry button. */
export function FailureNotice({ onRetry, children }: FailureNoticeProps) {
  return (
    <Notice
      tone="problem"
      title={failedReadsTexts.t('title')}
      action={
        <Button size="s" ref={keepFocus} icon={<RotateCw size={14} aria-hidden />} onClick={onRetry}>
          {sharedTexts.t('state.retry')}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}

/** Moves the focus to the content when the button is removed while it has the focus. */
const keepFocus = (button: HTMLButtonElement | null) => () => {
  if (document.activeElement === button) document.getElementById('content')?.focus({ preventScroll: true });
};
