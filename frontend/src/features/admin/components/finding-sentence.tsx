import { isKnownCheck } from '@/features/admin/components/finding-facts.rules';
import { adminTexts } from '@/features/admin/texts';

/** What a finding says, as a sentence. */
export function FindingSentence({ check }: { check: string }) {
  const { t } = adminTexts.use();
  return isKnownCheck(check) ? t(`finding.check.${check}`) : t('finding.unknown', { check });
}
