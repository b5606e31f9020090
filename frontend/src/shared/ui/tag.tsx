import { Check, CircleAlert, CircleDashed, CircleX, Clock, Minus } from 'lucide-react';
import { type ReactNode } from 'react';
import { sharedTexts } from '@/shared/texts';
import { cx } from '@/shared/ui/class-names';
import styles from '@/shared/ui/tag.module.css';

export interface TagProps {
  tone?: 'neutral' | 'good' | 'bad' | 'amber' | 'accent';
  icon?: ReactNode;
  children: ReactNode;
}

export function Tag({ tone = 'neutral', icon, children }: TagProps) {
  return (
    <span className={cx(styles['tag'], styles[tone])}>
      {icon}
      {children}
    </span>
  );
}

const looks = {
  pending: { tone: 'neutral', Icon: Clock },
  approved: { tone: 'good', Icon: Check },
  rejected: { tone: 'bad', Icon: CircleX },
  success: { tone: 'good', Icon: Check },
  error: { tone: 'bad', Icon: CircleAlert },
  active: { tone: 'good', Icon: Check },
  inactive: { tone: 'neutral', Icon: Minus },
  expired: { tone: 'neutral', Icon: CircleDashed },
} as const;

export type Status = keyof typeof looks;

/**
 * Status of a request, UID, item or pass; shape and text convey it, color only supports. An unknown status is shown as
 * waiting.
 */
export function StatusTag({ status, label }: { status: string; label?: string }) {
  const { t } = sharedTexts.use();
  const known: Status = status in looks ? (status as Status) : 'pending';
  const { tone, Icon } = looks[known];
  return (
    <Tag tone={tone} icon={<Icon size={13} strokeWidth={2.5} aria-hidden />}>
      {label ?? t(`status.${known}`)}
    </Tag>
  );
}

/** Count badge of a tab or menu entry; hidden for zero. */
export function CountBadge({ count, label }: { count: number; label: string }) {
  if (count === 0) return null;
  return (
    <span className={styles['count']} aria-label={label}>
      {count > 99 ? '99+' : count}
    </span>
  );
}
