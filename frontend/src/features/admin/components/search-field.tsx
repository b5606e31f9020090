import { useEffect, useRef, useState } from 'react';
import { SearchInput } from '@/shared/ui/search-input';
import styles from '@/features/admin/components/admin.module.css';

const PAUSE_MS = 300;

/** Search as you type: writes to the address after a short pause. */
export function SearchField({
  value,
  onChange,
  label,
}: {
  value: string;
  onChange: (value: string) => void;
  label: string;
}) {
  const [typed, setTyped] = useState(value);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => latest.current(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, value]);
  return (
    <div className={styles['search']}>
      <SearchInput
        value={typed}
        aria-label={label}
        placeholder={label}
        maxLength={254}
        onChange={(event) => setTyped(event.target.value)}
      />
    </div>
  );
}
