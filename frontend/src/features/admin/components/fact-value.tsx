import type { Fact } from '@/features/admin/components/finding-facts.rules';
import { adminTexts } from '@/features/admin/texts';
import { formatDateTime, formatExact, formatSigned } from '@/shared/format';

/** Decimals of Luff, the most that a point has. */
const MOST_DIGITS = 8;

/** One value of a finding, with its unit. */
export function FactValue({ fact: { kind, value }, currency }: { fact: Fact; currency: string | null }) {
  const { t, language } = adminTexts.use();
  if (value === null) return t('finding.missing');
  switch (kind) {
    case 'points':
      return `${formatExact(value)} ${t(currency === 'LUFF' ? 'luff' : 'lcoin')}`;
    case 'difference':
      return `${formatSigned(value, { digits: MOST_DIGITS, trim: true })} ${t(currency === 'LUFF' ? 'luff' : 'lcoin')}`;
    case 'count':
      return formatExact(value);
    case 'state':
      return isState(value) ? t(`finding.state.${value}`) : value;
    case 'flag':
      return t(value === 'true' ? 'finding.flag.true' : 'finding.flag.false');
    case 'time':
      return formatDateTime(value, language);
    case 'text':
      return value;
  }
}

const STATES = ['pending', 'approved', 'rejected'] as const;
const isState = (value: string): value is (typeof STATES)[number] => STATES.some((state) => state === value);
