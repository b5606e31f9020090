import { authTexts } from '@/features/auth/texts';
import type { RegistrationBonusDto } from '@/shared/api/generated/schemas';
import { compareDecimals, sumDecimals } from '@/shared/decimal';
import { formatNumber } from '@/shared/format';

/**
 * `2,000 L을 받았습니다 (가입 1,000 + UID 인증 1,000).` and the reason for a missing sign-up bonus. Nothing if nothing was booked.
 */
export function Received({ bonus: { signup, uidVerification, note } }: { bonus: RegistrationBonusDto }) {
  const { t } = authTexts.use();
  const parts = [
    ...(isPaid(signup) ? [t('register.partSignup', { amount: formatNumber(signup) })] : []),
    ...(isPaid(uidVerification) ? [t('register.partUid', { amount: formatNumber(uidVerification) })] : []),
  ];
  const sum = formatNumber(sumDecimals([signup, uidVerification]));
  const sentences = [
    ...(parts.length === 0 ? [] : [t('register.received', { sum, parts: parts.join(' + ') })]),
    ...(note === null ? [] : [note]),
  ];
  return sentences.length === 0 ? null : <span>{sentences.join(' ')}</span>;
}

export const isPaid = (amount: string): boolean => compareDecimals(amount, 0) > 0;
