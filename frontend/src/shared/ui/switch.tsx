import { type ReactNode, useId } from 'react';
import styles from '@/shared/ui/switch.module.css';

export interface SwitchProps {
  label: ReactNode;
  /** What it does, under the label. */
  note?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Stays as it is; `note` should say why. */
  locked?: boolean;
  /** The last change is being saved: it takes no second one, and keeps the focus. */
  busy?: boolean;
}

/** Something that is on or off at once, without a form. The words are part of the target. */
export function Switch({ label, note, checked, onChange, locked = false, busy = false }: SwitchProps) {
  const id = useId();
  return (
    <button
      type="button"
      role="switch"
      className={styles['switch']}
      aria-checked={checked}
      aria-labelledby={`${id}-label`}
      aria-describedby={note === undefined ? undefined : `${id}-note`}
      aria-disabled={locked || undefined}
      aria-busy={busy || undefined}
      onClick={() => {
        if (!locked && !busy) onChange(!checked);
      }}
    >
      <span className={styles['words']}>
        <span id={`${id}-label`} className={styles['label']}>
          {label}
        </span>
        {note !== undefined && (
          <span id={`${id}-note`} className={styles['note']}>
            {note}
          </span>
        )}
      </span>
      <span className={styles['track']} aria-hidden />
    </button>
  );
}
