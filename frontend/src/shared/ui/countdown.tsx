import { formatCountdown } from '@/shared/format';
import { useSecondsUntil } from '@/shared/ui/use-seconds-until';
import styles from '@/shared/ui/countdown.module.css';

export interface CountdownProps {
  /** What ends: `남은 시간`. */
  label: string;
  /** Ms since 1970. */
  until: number;
}

/** The time that is left of a wait, running. */
export function Countdown({ label, until }: CountdownProps) {
  return (
    <p className={styles['countdown']}>
      {label} <b role="timer">{formatCountdown(useSecondsUntil(until))}</b>
    </p>
  );
}
