import { EyeOff } from 'lucide-react';
import { useLocation, useParams } from 'react-router';
import { SignatureNotice } from '@/features/receipts/components/signature-notice';
import { SignedCode } from '@/features/receipts/components/signed-code';
import { receiptsTexts } from '@/features/receipts/texts';
import { toApiError } from '@/shared/api/api-error';
import { useGetSharedReceiptQuery } from '@/shared/api/generated/visitor';
import type { SharedFactsDto } from '@/shared/api/generated/schemas';
import { formatDateTime } from '@/shared/format';
import { localPath, paths } from '@/shared/paths';
import { ButtonLink } from '@/shared/ui/button';
import { Paper } from '@/shared/ui/paper';
import { Receipt, ReceiptSkeleton } from '@/shared/ui/receipt';
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
  const jws = hash.slice(1);

  // What was shown before must not stay when it is shown no more, or cannot be compared with the books.
  if (problem?.status === 404)
    return (
      <div className={styles['page']}>
        <header className={styles['verdict']} data-state="notOurs">
          <h1>{t('shared.notOurs')}</h1>
          <p>{t('shared.notOursText')}</p>
        </header>
        {jws !== '' && <SignatureNotice jws={jws} token={token} />}
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
      {data ? (
        <Verdict {...data.receipt} issuedAt={data.issuedAt} />
      ) : (
        <h1 className="visually-hidden">{t('shared.title')}</h1>
      )}
      {data && jws !== '' && <SignatureNotice jws={jws} token={token} />}
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

function Verdict({ state, correctedAt, sharedAt, issuedAt }: SharedFactsDto & { issuedAt: string }) {
  const { t, language } = receiptsTexts.use();
  const time = (at: string): string => formatDateTime(at, language);
  return (
    <header className={styles['verdict']} data-state={state}>
      <h1>
        {state === 'still'
          ? t('shared.still')
          : correctedAt === null
            ? t('shared.correctedUnknown')
            : t('shared.corrected', { time: time(correctedAt) })}
      </h1>
      <p>{t(`shared.${state}Text`, { time: time(issuedAt) })}</p>
      <p className={styles['when']}>{t('shared.sharedAt', { time: time(sharedAt) })}</p>
    </header>
  );
}

function Facts({ title, rows, sum, source, at, marks, number, seal, correctedAt, withAmounts }: SharedFactsDto) {
  const { t } = receiptsTexts.use();
  return (
    <Receipt
      title={title}
      rows={rows}
      sum={
        sum ?? {
          label: t('shared.sum'),
          value: (
            <span className={styles['hidden']}>
              <EyeOff size={16} aria-hidden />
              {t('shared.hidden')}
            </span>
          ),
        }
      }
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
