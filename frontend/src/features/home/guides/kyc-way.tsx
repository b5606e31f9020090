import type { ReactNode } from 'react';
import styles from '@/features/home/guides/guide.module.css';

interface WayProps {
  label: string;
  captions: readonly string[];
}

/** Illustration of the KYC transfer: old account card, clock, new card, slip with a number. */
export function KycWay({ label, captions }: WayProps & { captions: readonly [string, string, string, string] }) {
  return (
    <Way label={label} captions={captions}>
      <path className={styles['wayLine']} d="M70 32H95M144 32H169M230 32H257" />
      <path className={styles['wayHead']} d="M91 28l5 4-5 4M165 28l5 4-5 4M253 28l5 4-5 4" />
      <g className={styles['wayFaint']}>
        <rect x="16" y="15" width="48" height="34" rx="5" />
        <circle cx="29" cy="28" r="4.5" strokeDasharray="2.5 2.5" />
        <path d="M22 41c1-5 13-5 14 0" strokeDasharray="2.5 2.5" />
        <path d="M42 26h15M42 33h15M42 40h9" />
      </g>
      <g className={styles['wayStrong']}>
        <circle cx="120" cy="32" r="18" />
        <path d="M120 20.5v12l8 5M120 14v3M138 32h-3M120 50v-3M102 32h3" />
      </g>
      <NewAccount at={200} />
      <Slip at={280} />
    </Way>
  );
}

/** The same without a KYC transfer: a new card and the slip. */
export function OpenWay({ label, captions }: WayProps & { captions: readonly [string, string] }) {
  return (
    <Way label={label} captions={captions}>
      <path className={styles['wayLine']} d="M110 32H217" />
      <path className={styles['wayHead']} d="M213 28l5 4-5 4" />
      <NewAccount at={80} />
      <Slip at={240} />
    </Way>
  );
}

function Way({ label, captions, children }: WayProps & { children: ReactNode }) {
  return (
    <figure className={styles['way']}>
      <svg viewBox="0 0 320 64" role="img" aria-label={label} className={styles['wayPicture']}>
        {children}
      </svg>
      <figcaption className={styles['wayCaptions']} aria-hidden>
        {captions.map((caption, place) => (
          <span key={place}>{caption}</span>
        ))}
      </figcaption>
    </figure>
  );
}

function NewAccount({ at }: { at: number }) {
  return (
    <g className={styles['wayStrong']} transform={`translate(${at - 200})`}>
      <rect x="176" y="15" width="48" height="34" rx="5" />
      <circle cx="189" cy="28" r="4.5" />
      <path d="M182 41c1-5 13-5 14 0" />
      <path d="M204 31l4.5 4.5 8-9" />
    </g>
  );
}

function Slip({ at }: { at: number }) {
  return (
    <g className={styles['wayStrong']} transform={`translate(${at - 280})`}>
      <path d="M264 12h32v40l-4-3-4 3-4-3-4 3-4-3-4 3-4-3-4 3z" />
      <path d="M270 21h20M270 28h12M270 37h20M270 40h20" />
    </g>
  );
}
