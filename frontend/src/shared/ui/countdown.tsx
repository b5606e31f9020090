import { formatCountdown } from '@/shared/format';
import { useSecondsUntil } from '@/shared/ui/use-seconds-until';
import styles from '@/shared/ui/countdown.module.css';

export interface CountdownProps {
  /** Text before the time, such as `남은 시간`. */
  label: string;
  /** End of the wait, ms since the Unix epoch. */
  until: number;
}

/** Live countdown to the end of a wait. */
export function Countdown({ label, until }: CountdownProps) {
  return (
    <p className={styles['countdown']}>
      {label} <b role="timer">{formatCountdown(useSecondsUntil(until))}</b>
    </p>
  );
}
