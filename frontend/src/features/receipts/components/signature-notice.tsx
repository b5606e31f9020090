import { useEffect, useState } from 'react';
import { checkSignature, type SignatureCheck } from '@/features/receipts/check-signature';
import { receiptsTexts } from '@/features/receipts/texts';
import { useListReceiptKeysQuery } from '@/shared/api/generated/site';
import { formatDateTime } from '@/shared/format';
import { Notice } from '@/shared/ui/notice';

/** What the signature behind the address says, when somebody scanned it. */
export function SignatureNotice({ jws, token }: { jws: string; token: string }) {
  const { t, language } = receiptsTexts.use();
  const { data } = useListReceiptKeysQuery();
  const [check, setCheck] = useState<SignatureCheck>();
  useEffect(() => {
    if (!data) return;
    let isShown = true;
    void checkSignature(jws, token, data.keys).then((result) => {
      if (isShown) setCheck(result);
    });
    return () => {
      isShown = false;
    };
  }, [jws, token, data]);
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
