import { Rosette } from '@/shared/ui/seal';
import styles from '@/features/l-token/components/specimen.module.css';

const CENTRE = 200;
const RINGS = [
  { turns: 18, width: 186, height: 96 },
  { turns: 24, width: 148, height: 64 },
  { turns: 12, width: 104, height: 82 },
] as const;

/** Specimen of a token that does not exist yet: a pattern around an empty place. */
export function Specimen({ label, caption }: { label: string; caption: string }) {
  return (
    <figure className={styles['figure']}>
      <svg viewBox="0 0 400 400" role="img" aria-label={label} className={styles['specimen']}>
        <Rosette centre={CENTRE} rings={RINGS} />
        <circle cx={CENTRE} cy={CENTRE} r={62} className={styles['place']} />
        <path d="M186 174V226H216" className={styles['letter']} />
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
