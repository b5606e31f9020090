import { type ReactNode, useId } from 'react';
import styles from '@/shared/ui/switch.module.css';

export interface SwitchProps {
  label: ReactNode;
  /** Effect, below the label. */
  note?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Disabled; `note` should say why. */
  locked?: boolean;
  /** Saving: ignores changes and keeps the focus. */
  busy?: boolean;
}

/** A switch with immediate effect. The label is part of the target. */
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
