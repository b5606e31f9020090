import { Dropdown } from 'antd';
import { Ellipsis } from 'lucide-react';
import { useRef, useState } from 'react';
import { IconButton } from '@/shared/ui/button';
import styles from '@/features/admin/components/data-table.module.css';

export interface RowAction {
  key: string;
  label: string;
  /** Destructive action, shown in red. */
  danger?: boolean;
  onSelect: () => void;
}

/** Menu of a row with too many actions for buttons; a line separates `groups`. */
export function RowMenu({ label, groups }: { label: string; groups: readonly (readonly RowAction[])[] }) {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  /** Escape returns the focus to the trigger. */
  const change = (next: boolean): void => {
    if (!next && document.activeElement?.closest('[role=menu]')) trigger.current?.focus();
    setOpen(next);
  };
  const shown = groups.filter((group) => group.length > 0);
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      autoFocus
      open={open}
      onOpenChange={change}
      menu={{
        'aria-label': label,
        items: shown.flatMap((group, index) => [
          ...(index === 0 ? [] : [{ type: 'divider' as const }]),
          ...group.map(({ key, label: words, danger = false }) => ({ key, label: words, danger })),
        ]),
        onClick: ({ key, domEvent }) => {
          // The key that chose must not press a button in the dialog that opens.
          domEvent.preventDefault();
          setOpen(false);
          // The opened dialog returns the focus to the trigger.
          trigger.current?.focus();
          shown
            .flat()
            .find((action) => action.key === key)
            ?.onSelect();
        },
      }}
    >
      <IconButton ref={trigger} className={styles['expand']} label={label} aria-haspopup="menu" aria-expanded={open}>
        <Ellipsis size={18} aria-hidden />
      </IconButton>
    </Dropdown>
  );
}
