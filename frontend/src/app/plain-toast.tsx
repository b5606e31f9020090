import { useEffect } from 'react';
import { type ShownToast, dismiss } from '@/shared/ui/toast';

/** A toast without animation, for when the toast library cannot be loaded. */
export function PlainToast({ id, title, description, action, duration = 10_000 }: ShownToast) {
  useEffect(() => {
    const timer = setTimeout(dismiss, duration, id);
    return () => clearTimeout(timer);
  }, [id, duration]);
  return (
    <p className="plain-toast" role="alert">
      <b>{title}</b> {description}
      {action?.onClick && <button onClick={action.onClick}>{action.label}</button>}
    </p>
  );
}
