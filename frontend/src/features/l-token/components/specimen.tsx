import { Rosette } from '@/shared/ui/seal';
import styles from '@/features/l-token/components/specimen.module.css';

const CENTRE = 200;
const RINGS = [
  { turns: 18, width: 186, height: 96 },
  { turns: 24, width: 148, height: 64 },
  { turns: 12, width: 104, height: 82 },
] as const;

/** Specimen of a token that does not exist yet: a small pattern whose place says so. */
export function Specimen({ stamp }: { stamp: string }) {
  return (
    <div className={styles['specimen']}>
      <svg viewBox="0 0 400 400" aria-hidden>
        <Rosette centre={CENTRE} rings={RINGS} />
      </svg>
      <span>{stamp}</span>
    </div>
  );
}
