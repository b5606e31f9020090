import { EyeOff, RotateCw, ShieldX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation, useParams } from 'react-router';
import {
  type InvalidSignature,
  isInvalid,
  SignatureNotice,
  useSignatureCheck,
} from '@/features/receipts/components/signature-notice';
import { Changes } from '@/features/receipts/components/changes';
import { PrintedCode, SignedCode } from '@/features/receipts/components/signed-code';
import { receiptsTexts } from '@/features/receipts/texts';
import { type ApiError, toApiError } from '@/shared/api/api-error';
import { useGetSharedReceiptQuery } from '@/shared/api/generated/visitor';
import type { SharedFactsDto, SharedReceiptDto, SharedReceiptRowDto } from '@/shared/api/generated/schemas';
import { compareDecimals, parseDecimal, sumDecimals } from '@/shared/decimal';
import { formatClock, formatDateTime, seoulDay } from '@/shared/format';
import { localPath, paths } from '@/shared/paths';
import { plainSum, useCents } from '@/shared/receipts/in-cents';
import { PrintedReceipt } from '@/shared/receipts/printed-receipt';
import { receiptTexts } from '@/shared/receipts/texts';
import { usePrinting } from '@/shared/receipts/use-printing';
import { sharedTexts } from '@/shared/texts';
import { Button, ButtonLink } from '@/shared/ui/button';
import { cx } from '@/shared/ui/class-names';
import { Countdown } from '@/shared/ui/countdown';
import { NoFigure } from '@/shared/ui/figure';
import { Notice } from '@/shared/ui/notice';
import { Paper } from '@/shared/ui/paper';
import { Receipt, type ReceiptRow, ReceiptSkeleton } from '@/shared/ui/receipt';
import type { ReceiptContent } from '@/shared/ui/receipt-content';
import { ErrorState } from '@/shared/ui/state';
import { useSecondsUntil } from '@/shared/ui/use-seconds-until';
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
  const refuted = isInvalid(signature) ? signature : undefined;
  const address = `${location.origin}${localPath(`/r/${token}`, language)}`;

  // What was shown before must not stay when it is shown no more, or cannot be compared with the books.
  if (problem?.status === 404)
    return (
      <NotOurs>
        <SignatureNotice check={signature} />
      </NotOurs>
    );
  if (problem)
    return (
      <div className={styles['page']}>
        <h1 className="visually-hidden">{t('shared.title')}</h1>
        <Unread problem={problem} onRetry={() => void refetch()} />
      </div>
    );
  return (
    <div className={styles['page']}>
      {data ? (
        <Verdict {...data.receipt} issuedAt={data.issuedAt} refuted={refuted?.is} />
      ) : (
        <h1 className="visually-hidden">{t('shared.title')}</h1>
      )}
      {data && !refuted && <SignatureNotice check={signature} />}
      <div className={styles['desk']}>
        <div className={styles['bench']}>
          <Paper hangs>{data ? <Facts {...data.receipt} /> : <ReceiptSkeleton />}</Paper>
          {data && <p className={styles['sealNote']}>{t('shared.sealNote')}</p>}
        </div>
        {data && (
          <div className={styles['side']}>
            <SignedCode address={address} jws={data.signature} issuedAt={data.issuedAt} />
            <Print {...data} address={address} />
            <section className={styles['proof']}>
              <h2>{t('shared.proofTitle')}</h2>
              <p>{t('shared.proofNow')}</p>
              <p>{t('shared.proofOffline')}</p>
              <p>
                {t('shared.proofKeys')}{' '}
                <a className={styles['keys']} href="/api/receipt-keys">
                  {t('shared.keys')}
                </a>
              </p>
            </section>
          </div>
        )}
      </div>
    </div>
  );
}

interface UnreadProps {
  problem: ApiError;
  onRetry: () => void;
}

/** The receipt could not be read. After too many checks it is asked for again once the limit has ended. */
function Unread({ problem, onRetry }: UnreadProps) {
  const { t } = receiptsTexts.use();
  const { retryAt, status } = problem;
  if (retryAt !== undefined) return <Limited retryAt={retryAt} onRetry={onRetry} />;
  // What the service says of a failure of its own is about a request in general.
  return (
    <ErrorState title={t('shared.failed')} error={problem} onRetry={onRetry}>
      {status !== 'network' && status >= 500 ? t('shared.failedText') : undefined}
    </ErrorState>
  );
}

function Limited({ retryAt, onRetry }: { retryAt: number; onRetry: () => void }) {
  const { t } = receiptsTexts.use();
  const isOver = useSecondsUntil(retryAt) === 0;
  return (
    <Notice
      title={t('shared.failed')}
      action={
        <Button disabled={!isOver} icon={<RotateCw size={14} aria-hidden />} onClick={onRetry}>
          {sharedTexts.t('state.retry')}
        </Button>
      }
    >
      <p role="status">{t(isOver ? 'shared.waitOver' : 'shared.limited')}</p>
      {!isOver && <Countdown label={t('shared.wait')} until={retryAt} />}
    </Notice>
  );
}

/** A slip without figures, struck through, and what its holder can do. `children` is what its signature says. */
function NotOurs({ children }: { children: ReactNode }) {
  const { t, language } = receiptsTexts.use();
  return (
    <div className={styles['page']}>
      <header className={styles['notOurs']}>
        <h1>{t('shared.notOurs')}</h1>
        <p>{t('shared.notOursText')}</p>
      </header>
      {children}
      <div className={styles['desk']}>
        <div className={styles['bench']}>
          <Paper hangs className={styles['void']}>
            <Receipt
              title={t('shared.title')}
              rows={[
                { label: t('shared.number'), value: <NoFigure /> },
                { label: t('shared.then'), value: <NoFigure /> },
              ]}
              sum={{ label: t('shared.sum'), value: <NoFigure label={t('shared.unknown')} /> }}
            />
          </Paper>
        </div>
        <section className={styles['ways']}>
          <h2>{t('shared.waysTitle')}</h2>
          <ul>
            <li>{t('shared.wayAddress')}</li>
            <li>{t('shared.wayAsk')}</li>
            <li>{t('shared.wayTrust')}</li>
          </ul>
          <ButtonLink variant="primary" to={localPath(paths.home, language)}>
            {t('shared.home')}
          </ButtonLink>
        </section>
      </div>
    </div>
  );
}

interface VerdictProps extends SharedFactsDto {
  issuedAt: string;
  /** Why the signature in the address is invalid; the receipt is then not called unchanged. */
  refuted: InvalidSignature['is'] | undefined;
}

function Verdict({ issuedAt, refuted, ...facts }: VerdictProps) {
  const { t } = receiptsTexts.use();
  const { state } = facts;
  const verdict = useVerdict();
  return (
    <header className={styles['verdict']} data-state={refuted ? 'refuted' : state}>
      <h1>
        {refuted && <ShieldX size={24} aria-hidden />}
        {refuted ? t(`signature.${refuted}`) : verdict(facts)}
      </h1>
      {refuted && <p>{t(`signature.${refuted}Text`)}</p>}
      {state === 'corrected' && <Changes {...facts} />}
      <p>{t(refuted ? 'shared.booksText' : `shared.${state}Text`)}</p>
      <Times {...facts} issuedAt={issuedAt} />
    </header>
  );
}

/** When it was shared, corrected and read again, on one line; the day stands before the first time of it. */
function Times({ sharedAt, correctedAt, issuedAt }: Pick<VerdictProps, 'sharedAt' | 'correctedAt' | 'issuedAt'>) {
  const { t, language } = receiptsTexts.use();
  const steps = [
    { at: sharedAt, key: 'shared.sharedAt' },
    { at: correctedAt, key: 'shared.correctedAt' },
    { at: issuedAt, key: 'shared.checkedAt' },
  ] as const;
  const known = steps.flatMap(({ at, key }) => (at === null ? [] : [{ at, key }]));
  const timeOf = (at: string, before: string | undefined): string =>
    before !== undefined && seoulDay(before) === seoulDay(at)
      ? formatClock(at).slice(0, 'HH:MM'.length)
      : formatDateTime(at, language);
  return (
    <p className={cx('figures', styles['when'])}>
      {known.map(({ at, key }, index) => t(key, { time: timeOf(at, known[index - 1]?.at) })).join(' · ')}
    </p>
  );
}

/** Whether the receipt is still so, in one sentence. */
function useVerdict(): (facts: SharedFactsDto) => string {
  const { t } = receiptsTexts.use();
  return ({ state, changes, sum }) => {
    if (state === 'still') return t('shared.still');
    // A change of the sum is the first of the changes.
    return t(sum !== null && changes?.[0]?.label === sum.label ? 'shared.correctedSum' : 'shared.corrected');
  };
}

function Facts(facts: SharedFactsDto) {
  return <Receipt {...useContent()(facts)} />;
}

/** Buttons for both papers; the browser's own command prints on the larger one. */
function Print({ receipt, signature: jws, issuedAt, address }: SharedReceiptDto & { address: string }) {
  const { t } = receiptsTexts.use();
  const [paper, print] = usePrinting('a4');
  const content = useContent();
  const verdict = useVerdict();
  return (
    <div className={styles['print']}>
      <Button size="s" onClick={() => print('a4')}>
        {receiptTexts.t('printA4')}
      </Button>
      <Button size="s" onClick={() => print('roll')}>
        {receiptTexts.t('printRoll')}
      </Button>
      {paper && (
        <PrintedReceipt
          paper={paper}
          content={content(receipt)}
          Receipt={Receipt}
          code={<PrintedCode address={address} jws={jws} issuedAt={issuedAt} />}
        >
          <p>{verdict(receipt)}</p>
          <p>{t('shared.paper')}</p>
        </PrintedReceipt>
      )}
    </div>
  );
}

/** The receipt of what is shown. */
function useContent(): (facts: SharedFactsDto) => ReceiptContent {
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
  return ({ title, rows, sum, source, at, marks, number, seal, correctedAt, withAmounts }) => ({
    ...{ title, source, at, marks, number, seal, correctedAt },
    ...(sum === null ? { rows, sum: hidden } : inCents({ rows, sum })),
    note: withAmounts ? undefined : t('shared.hiddenNote'),
  });
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
    return plainSum({ ...shown, rows: addsUp ? shown.rows.map(withExact) : rows });
  };
}

function isSumOf(total: string, rows: readonly SharedReceiptRowDto[]): boolean {
  const values = rows.map(({ value }) => value);
  return [total, ...values].every((value) => parseDecimal(value)) && compareDecimals(sumDecimals(values), total) === 0;
}
