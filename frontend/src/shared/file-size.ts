import { formatNumber } from '@/shared/format';

const KILOBYTE = 1_000;

/** `512 KB`, `3.4 MB`: decimal units. */
export function formatFileSize(bytes: number): string {
  const kilobytes = bytes / KILOBYTE;
  return kilobytes < KILOBYTE
    ? `${formatNumber(kilobytes.toFixed(0))} KB`
    : `${formatNumber((kilobytes / KILOBYTE).toFixed(1), { digits: 1 })} MB`;
}
