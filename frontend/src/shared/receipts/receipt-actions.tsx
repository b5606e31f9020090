import * as Menu from '@radix-ui/react-dropdown-menu';
import { Bookmark, BookmarkCheck, Copy, Image, Printer, Share2 } from 'lucide-react';
import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { downloadFile } from '@/shared/api/download';
import { useGetReceiptQuery, useKeepReceiptMutation } from '@/shared/api/generated/member';
import { PrintedReceipt } from '@/shared/receipts/printed-receipt';
import type { ReceiptFact } from '@/shared/receipts/receipt-fact';
import { receiptText } from '@/shared/receipts/receipt-text';
import { RemoveDialog } from '@/shared/receipts/remove-dialog';
import { ShareDialog } from '@/shared/receipts/share-dialog';
import { receiptTexts } from '@/shared/receipts/texts';
import { usePrinting } from '@/shared/receipts/use-printing';
import { saveFile } from '@/shared/save-file';
import type { ReceiptContent } from '@/shared/ui/receipt-content';
import { toast, toastError } from '@/shared/ui/toast';
import styles from '@/shared/receipts/receipt-actions.module.css';

const ICON_PX = 18;

export interface ReceiptActionsProps {
  fact: ReceiptFact;
  content: ReceiptContent;
  /** Of `ui/receipt`, which leads here. */
  Receipt: ComponentType<ReceiptContent>;
}

/** What a member can do with the receipt of their own fact: keep, share, copy, save, print. */
export function ReceiptActions({ fact, content, Receipt }: ReceiptActionsProps) {
  const { t, language } = receiptTexts.use();
  const [paper, print] = usePrinting();
  const [asks, setAsks] = useState<'share' | 'remove'>();
  const { data } = useGetReceiptQuery(fact);
  const [keep, { isLoading }] = useKeepReceiptMutation();
  const isKept = data?.kept === true;

  const put = async (): Promise<void> => {
    try {
      await keep(fact).unwrap();
      toast({ title: t('keptDone'), description: t('keptWhere') });
    } catch (error) {
      toastError(t('failed'), error);
    }
  };
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(receiptText(content, language));
      toast({ title: t('copied') });
    } catch (error) {
      toastError(t('failed'), error);
    }
  };
  const save = async (format: 'whole' | 'story'): Promise<void> => {
    try {
      const path = `/api/receipts/${fact.kind}/${encodeURIComponent(fact.id)}/image?format=${format}`;
      const { content: picture, name } = await downloadFile(path, () => undefined);
      saveFile(picture, name);
      toast({ title: t('saved'), description: name });
    } catch (error) {
      toastError(t('notSaved'), error);
    }
  };

  return (
    // The receipt is announced as a whole when it comes; what its buttons say then is no news of it.
    <div className={styles['actions']} role="group" aria-label={t('actions')} aria-live="off">
      <button
        type="button"
        className={styles['action']}
        aria-pressed={isKept}
        disabled={isLoading || !data}
        onClick={() => (isKept ? setAsks('remove') : void put())}
      >
        {isKept ? <BookmarkCheck size={ICON_PX} aria-hidden /> : <Bookmark size={ICON_PX} aria-hidden />}
        {isKept ? t('kept') : t('keep')}
      </button>
      {data?.shared !== null && (
        <button type="button" className={styles['action']} disabled={!data} onClick={() => setAsks('share')}>
          <Share2 size={ICON_PX} aria-hidden />
          {t('share.action')}
        </button>
      )}
      <button type="button" className={styles['action']} onClick={() => void copy()}>
        <Copy size={ICON_PX} aria-hidden />
        {t('copy')}
      </button>
      <Choice icon={<Image size={ICON_PX} aria-hidden />} label={t('image')}>
        <Item onSelect={() => void save('whole')}>{t('imageWhole')}</Item>
        {data?.shared && <Item onSelect={() => void save('story')}>{t('imageStory')}</Item>}
      </Choice>
      <Choice icon={<Printer size={ICON_PX} aria-hidden />} label={t('print')}>
        <Item onSelect={() => print('a4')}>{t('printA4')}</Item>
        <Item onSelect={() => print('roll')}>{t('printRoll')}</Item>
      </Choice>
      {asks === 'share' && data?.shared && (
        <ShareDialog fact={fact} {...data.shared} onClose={() => setAsks(undefined)} />
      )}
      {paper && (
        <PrintedReceipt paper={paper} content={content} Receipt={Receipt}>
          <p>{t('paper.own')}</p>
          <p>{t(data?.shared == null ? 'paper.ownOnly' : 'paper.others')}</p>
        </PrintedReceipt>
      )}
      {asks === 'remove' && <RemoveDialog fact={fact} title={content.title} onClose={() => setAsks(undefined)} />}
    </div>
  );
}

function Choice({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <Menu.Root modal={false} open={isOpen} onOpenChange={setOpen}>
      <Menu.Trigger
        ref={trigger}
        className={styles['action']}
        // Opens when the press is over: on a phone what opens lies where it began, and would be chosen by its end.
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => setOpen(!isOpen)}
      >
        {icon}
        {label}
      </Menu.Trigger>
      {/* On a phone the menu is a sheet, and what lies below is not pressed with it. */}
      <Menu.Portal>
        <div className={styles['veil']} />
      </Menu.Portal>
      <Menu.Portal>
        <Menu.Content
          className={styles['menu']}
          align="end"
          sideOffset={4}
          collisionPadding={8}
          // Its button closes it by itself.
          onInteractOutside={(event) => {
            if (trigger.current?.contains(event.target as Node)) event.preventDefault();
          }}
        >
          {children}
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}

function Item({ onSelect, children }: { onSelect: () => void; children: ReactNode }) {
  return (
    <Menu.Item className={styles['item']} onSelect={onSelect}>
      {children}
    </Menu.Item>
  );
}
