import { useEffect, useState } from 'react';
import { checkSignature, type SignatureCheck } from '@/features/receipts/check-signature';
import { receiptsTexts } from '@/features/receipts/texts';
import { useListReceiptKeysQuery } from '@/shared/api/generated/site';
import { formatDateTime } from '@/shared/format';
import { Notice } from '@/shared/ui/notice';

/** Result of verifying the signature in the address (from a QR code); undefined without one, and until it is verified. */
export function useSignatureCheck(jws: string, token: string): SignatureCheck | undefined {
  const { data } = useListReceiptKeysQuery(undefined, { skip: jws === '' });
  const [check, setCheck] = useState<SignatureCheck>();
  useEffect(() => {
    if (!data || jws === '') return;
    let isShown = true;
    void checkSignature(jws, token, data.keys).then((result) => {
      if (isShown) setCheck(result);
    });
    return () => {
      isShown = false;
      setCheck(undefined);
    };
  }, [jws, token, data]);
  return check;
}

/** A check that failed: the signature is forged or belongs to another address. An unsupported one is not invalid. */
export type InvalidSignature = Exclude<SignatureCheck, { is: 'valid' | 'unsupported' }>;

export const isInvalid = (check: SignatureCheck | undefined): check is InvalidSignature =>
  check !== undefined && check.is !== 'valid' && check.is !== 'unsupported';

export function SignatureNotice({ check }: { check: SignatureCheck | undefined }) {
  const { t, language } = receiptsTexts.use();
  if (!check) return null;
  if (check.is !== 'valid')
    return (
      <Notice tone={check.is === 'unsupported' ? 'calm' : 'problem'} title={t(`signature.${check.is}`)}>
        {t(`signature.${check.is}Text`)}
      </Notice>
    );
  const { title, sum } = check.receipt;
  const amount = sum === null ? '' : `${sum.value} ${sum.unit ?? ''}`.trim();
  return (
    <Notice title={t('signature.valid')}>
      {t('signature.validText', { time: formatDateTime(check.issuedAt, language), title, amount })}
    </Notice>
  );
}
