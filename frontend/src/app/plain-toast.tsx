import { useEffect } from 'react';
import { Button } from '@/shared/ui/button';
import { DEFAULT_DURATION_MS, type ShownToast, dismiss } from '@/shared/ui/toast';
import styles from '@/app/plain-toast.module.css';

/** A toast without the parts that make it move, where those cannot be loaded: what it says must still be said. */
export function PlainToast({
  toast: { id, title, description, action, duration = DEFAULT_DURATION_MS },
}: {
  toast: ShownToast;
}) {
  useEffect(() => {
    const timer = setTimeout(() => dismiss(id), duration);
    return () => clearTimeout(timer);
  }, [id, duration]);
  return (
    <div className={styles['toast']} role="alert">
      <p className={styles['title']}>{title}</p>
      <p className={styles['description']}>{description}</p>
      {action &&
        (action.href === undefined ? (
          <Button size="s" onClick={action.onClick}>
            {action.label}
          </Button>
        ) : (
          <a href={action.href} target="_blank" rel="noopener noreferrer" onClick={action.onClick}>
            {action.label}
          </a>
        ))}
    </div>
  );
}
