import { EyeOff } from 'lucide-react';
import { useLocation, useParams } from 'react-router';
import { isInvalid, SignatureNotice, useSignatureCheck } from '@/features/receipts/components/signature-notice';
import { SignedCode } from '@/features/receipts/components/signed-code';
import { receiptsTexts } from '@/features/receipts/texts';
import { toApiError } from '@/shared/api/api-error';
import { useGetSharedReceiptQuery } from '@/shared/api/generated/visitor';
import type { SharedFactsDto, SharedReceiptRowDto } from '@/shared/api/generated/schemas';
import { compareDecimals, parseDecimal, sumDecimals } from '@/shared/decimal';
import { formatDateTime } from '@/shared/format';
import { localPath, paths } from '@/shared/paths';
import { plainSum, useCents } from '@/shared/receipts/in-cents';
import { ButtonLink } from '@/shared/ui/button';
import { Paper } from '@/shared/ui/paper';
import { Receipt, type ReceiptRow, ReceiptSkeleton } from '@/shared/ui/receipt';
import { ErrorState } from '@/shared/ui/state';
import { useTitle } from '@/shared/use-title';
import styles from '@/features/receipts/pages/shared-receipt-page.module.css';

/** What a member shows of a receipt, for everybody who has its address. */
export function SharedReceiptPage() {
  const { t, language } = receiptsTexts.use();
  const { token = '' } = useParams();
  const { hash } = useLocation();
  useTitle(`${t('shared.title')} | Lance`);
  const shared = useGetSharedReceiptQuery({ token }, { refetchOnMountOrArgChange: true });
  const { currentData: data, error, isError, refetch } = shared;
  const problem = isError ? toApiError(error) : undefined;
  const signature = useSignatureCheck(hash.slice(1), token);
  const hasInvalidSignature = isInvalid(signature);

  // What was shown before must not stay when it is shown no more, or cannot be compared with the books.
  if (problem?.status === 404)
    return (
      <div className={styles['page']}>
        <header className={styles['verdict']} data-state="notOurs">
          <h1>{t('shared.notOurs')}</h1>
          <p>{t('shared.notOursText')}</p>
        </header>
        <SignatureNotice check={signature} />
        <ButtonLink to={localPath(paths.home, language)}>{t('shared.home')}</ButtonLink>
      </div>
    );
  if (problem)
    return (
      <div className={styles['page']}>
        <h1 className="visually-hidden">{t('shared.title')}</h1>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </div>
    );
  return (
    <div className={styles['page']}>
      {data && hasInvalidSignature && <SignatureNotice check={signature} />}
      {data ? (
        <Verdict {...data.receipt} issuedAt={data.issuedAt} hasInvalidSignature={hasInvalidSignature} />
      ) : (
        <h1 className="visually-hidden">{t('shared.title')}</h1>
      )}
      {data && !hasInvalidSignature && <SignatureNotice check={signature} />}
      <div className={styles['desk']}>
        <div className={styles['bench']}>
          <Paper hangs>{data ? <Facts {...data.receipt} /> : <ReceiptSkeleton />}</Paper>
        </div>
        {data && (
          <div className={styles['side']}>
            <SignedCode
              address={`${location.origin}${localPath(`/r/${token}`, language)}`}
              jws={data.signature}
              issuedAt={data.issuedAt}
            />
            <section className={styles['proof']}>
              <h2>{t('shared.proofTitle')}</h2>
              <p>{t('shared.proofNow')}</p>
              <p>{t('shared.proofOffline')}</p>
              <p>
                {t('shared.proofKeys')} <a href="/api/receipt-keys">{t('shared.keys')}</a>
              </p>
            </section>
          </div>
        )}
      </div>
    </div>
  );
}

interface VerdictProps extends SharedFactsDto {
  issuedAt: string;
  /** Whether the signature in the address is invalid; the receipt is then not called unchanged. */
  hasInvalidSignature: boolean;
}

function Verdict({ state, correctedAt, sharedAt, issuedAt, hasInvalidSignature }: VerdictProps) {
  const { t, language } = receiptsTexts.use();
  const time = (at: string): string => formatDateTime(at, language);
  return (
    <header className={styles['verdict']} data-state={hasInvalidSignature ? 'corrected' : state}>
      <h1>
        {hasInvalidSignature
          ? t('shared.books')
          : state === 'still'
            ? t('shared.still')
            : correctedAt === null
              ? t('shared.correctedUnknown')
              : t('shared.corrected', { time: time(correctedAt) })}
      </h1>
      <p>{t(hasInvalidSignature ? 'shared.booksText' : `shared.${state}Text`, { time: time(issuedAt) })}</p>
      <p className={styles['when']}>{t('shared.sharedAt', { time: time(sharedAt) })}</p>
    </header>
  );
}

function Facts({ title, rows, sum, source, at, marks, number, seal, correctedAt, withAmounts }: SharedFactsDto) {
  const { t } = receiptsTexts.use();
  const inCents = useSignedInCents();
  const hidden = {
    label: t('shared.sum'),
    value: (
      <span className={styles['hidden']}>
        <EyeOff size={16} aria-hidden />
        {t('shared.hidden')}
      </span>
    ),
  };
  return (
    <Receipt
      title={title}
      {...(sum === null ? { rows, sum: hidden } : inCents({ rows, sum }))}
      source={source}
      at={at}
      marks={marks}
      number={number}
      seal={seal}
      correctedAt={correctedAt}
      note={withAmounts ? undefined : t('shared.hiddenNote')}
    />
  );
}

/**
 * A rebate in the decimals of its owner's receipt. What is signed are the exact amounts, so each is told below the rounded one;
 * factors, which do not add up to the sum, stay exact.
 */
function useSignedInCents() {
  const inCents = useCents();
  return ({ rows, sum }: { rows: SharedReceiptRowDto[]; sum: SharedReceiptRowDto }) => {
    if (sum.unit !== 'USDT') return { rows, sum };
    const addsUp = rows.length > 0 && isSumOf(sum.value, rows);
    const shown = inCents({ rows: addsUp ? rows : [], sum });
    const withExact = (row: ReceiptRow, index: number): ReceiptRow => {
      const signed = rows[index];
      return signed && signed.value !== row.value ? { ...row, note: `${signed.value} ${signed.unit ?? ''}` } : row;
    };
    return addsUp ? plainSum({ ...shown, rows: shown.rows.map(withExact) }) : { ...shown, rows };
  };
}

function isSumOf(total: string, rows: readonly SharedReceiptRowDto[]): boolean {
  const values = rows.map(({ value }) => value);
  return [total, ...values].every((value) => parseDecimal(value)) && compareDecimals(sumDecimals(values), total) === 0;
}
