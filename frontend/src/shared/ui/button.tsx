import { type ButtonHTMLAttributes, type ReactNode, type Ref } from 'react';
import { Link, type LinkProps } from 'react-router';
import { cx } from '@/shared/ui/class-names';
import styles from '@/shared/ui/button.module.css';

interface Looks {
  /** `primary` once per view; `danger` for destructive actions only; `link` for what leads elsewhere. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'link';
  size?: 's' | 'm' | 'l';
  /** A lucide icon before the label. */
  icon?: ReactNode;
  /** As wide as its container. */
  block?: boolean;
}

export interface ButtonProps extends Looks, ButtonHTMLAttributes<HTMLButtonElement> {
  /** In progress: keeps width and label, and ignores clicks. */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

function looks({ variant = 'secondary', size = 'm', block = false }: Looks, className?: string): string {
  return cx(styles['button'], styles[variant], styles[size], block && styles['block'], className);
}

/** Button. The label says what will happen: `1,500 L로 구매 요청`. */
export function Button({
  variant,
  size,
  icon,
  block,
  busy = false,
  disabled,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={cx(looks({ variant, size, block }, className), busy && styles['busy'])}
      disabled={disabled === true || busy}
      aria-busy={busy || undefined}
    >
      {icon}
      {children}
    </button>
  );
}

export function ButtonLink({ variant, size, icon, block, className, children, ...rest }: Looks & LinkProps) {
  return (
    <Link {...rest} className={looks({ variant, size, block }, className)}>
      {icon}
      {children}
    </Link>
  );
}

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Accessible name, also the native tooltip. */
  label: string;
  ref?: Ref<HTMLButtonElement>;
}

/** A square icon button of 40 px (44 on touch screens). */
export function IconButton({ label, title = label, className, children, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} className={cx(styles['icon'], className)} aria-label={label} title={title}>
      {children}
    </button>
  );
}
