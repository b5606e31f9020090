import { Change } from '@/features/insights/components/change';
import { figureTexts } from '@/features/insights/components/texts';

/** A change that stands alone, with its span. */
export function DayChange({ value }: { value: number | null }) {
  const { t } = figureTexts.use();
  return (
    <>
      {t('day')} <Change value={value} />
    </>
  );
}
