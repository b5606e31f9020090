import { adminTexts } from '@/features/admin/texts';
import { formatDay } from '@/shared/format';

/** Words for the days from one to another, `YYYY-MM-DD`: a single day is named once. Returns null without days. */
export function usePeriod(): (from: string | null, to: string | null) => string | null {
  const { language } = adminTexts.use();
  return (from, to) =>
    from === null || to === null ? null : [...new Set([from, to])].map((day) => formatDay(day, language)).join(' – ');
}
