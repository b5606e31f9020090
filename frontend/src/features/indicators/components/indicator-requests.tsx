import { useState } from 'react';
import { passTexts } from '@/features/indicators/texts';
import {
  useCancelIndicatorPurchaseMutation,
  useListIndicatorPurchasesInfiniteQuery,
} from '@/shared/api/generated/member';
import type { IndicatorPurchaseDto } from '@/shared/api/generated/schemas';
import { formatDay } from '@/shared/format';
import { indicatorTexts } from '@/shared/indicator/texts';
import { paths } from '@/shared/paths';
import { FactReceipt } from '@/shared/receipts/fact-receipt';
import { ActDialog } from '@/shared/ui/act-dialog';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { Entries, Entry } from '@/shared/ui/entries';
import { Amount, Figure } from '@/shared/ui/figure';
import { IndicatorStatusTag, IndicatorTimeline, indicatorState, usePaidText } from '@/shared/ui/indicator-timeline';
import { Fold } from '@/shared/ui/fold';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { LoadedList } from '@/shared/ui/loaded-list';
import { EmptyState } from '@/shared/ui/state';
import styles from '@/features/indicators/components/indicator-pass.module.css';

/** Rows of the short list, which links to the full one. */
const COMPACT_ROWS = 5;

export interface IndicatorRequestsProps {
  /** As rows, the last five. */
  compact?: boolean;
  /** The request form or a link to it stands beside, so no other link is shown. */
  besideForm?: boolean;
}

/** The member's indicator pass requests: rows in short form, else cards with their timeline. */
export function IndicatorRequests({ compact = false, besideForm = false }: IndicatorRequestsProps) {
  const { t } = passTexts.use();
  const query = useListIndicatorPurchasesInfiniteQuery({});
  const [cancelling, setCancelling] = useState<IndicatorPurchaseDto>();
  return (
    <>
      <LoadedList
        query={query}
        more={compact ? undefined : t('requests.more')}
        skeleton={<SkeletonRows rows={2} height={compact ? '56px' : '140px'} />}
        empty={
          <EmptyState
            title={t('requests.none')}
            action={
              besideForm ? undefined : <ButtonLink to={paths.indicatorPurchase}>{t('requests.first')}</ButtonLink>
            }
          >
            {t('requests.noneText')}
          </EmptyState>
        }
      >
        {(items) =>
          compact ? (
            <>
              <Entries label={t('requests.label')}>
                {items.slice(0, COMPACT_ROWS).map((item) => (
                  <RequestRow key={item.id} purchase={item} />
                ))}
              </Entries>
              <ButtonLink className={styles['all']} size="s" variant="link" to={`${paths.myPage}?tab=indicators`}>
                {t('requests.all')}
              </ButtonLink>
            </>
          ) : (
            <ul className={styles['requests']} aria-label={t('requests.label')}>
              {items.map((item) => (
                <li key={item.id}>
                  <RequestCard purchase={item} onCancel={() => setCancelling(item)} />
                </li>
              ))}
            </ul>
          )
        }
      </LoadedList>
      {cancelling && <CancelDialog purchase={cancelling} onClose={() => setCancelling(undefined)} />}
    </>
  );
}

function RequestRow({ purchase }: { purchase: IndicatorPurchaseDto }) {
  const { t, language } = passTexts.use();
  const { t: words } = indicatorTexts.use();
  const { tradingviewId, purchasedAt, expiresAt, adminNote, status } = purchase;
  return (
    <Entry
      title={t('requests.pass')}
      note={
        <>
          <span>{tradingviewId || t('requests.erased')}</span>
          <span>
            {t(status === 'approved' ? 'requests.boughtOn' : 'requests.askedOn', {
              day: formatDay(purchasedAt, language),
            })}
          </span>
          {expiresAt !== null && <span>{t('requests.expiresOn', { day: formatDay(expiresAt, language) })}</span>}
          {adminNote !== null && (
            <span className={styles['note']}>
              {status === 'rejected' ? words('reason', { reason: adminNote }) : words('note', { note: adminNote })}
            </span>
          )}
        </>
      }
      value={<Paid purchase={purchase} />}
      valueNote={
        // The decision; the expiry date beside it tells whether the pass has ended.
        <IndicatorStatusTag state={status === 'approved' ? 'approved' : indicatorState(purchase)} />
      }
    />
  );
}

function RequestCard({ purchase, onCancel }: { purchase: IndicatorPurchaseDto; onCancel: () => void }) {
  const { t, language } = passTexts.use();
  const { t: words } = indicatorTexts.use();
  const { tradingviewId, purchasedAt, expiresAt, adminNote, status, cancellable } = purchase;
  const state = indicatorState(purchase);
  const isOver = state === 'expired' || state === 'cancelled' || state === 'rejected';
  const history = <IndicatorTimeline purchase={purchase} />;
  return (
    <Card className={styles['request']}>
      <div className={styles['requestHead']}>
        <h3>{tradingviewId || t('requests.erased')}</h3>
        <IndicatorStatusTag state={state} />
      </div>
      <dl className={styles['facts']}>
        <div>
          <dt>{t(status === 'approved' ? 'requests.bought' : 'requests.asked')}</dt>
          <dd className="figures">{formatDay(purchasedAt, language)}</dd>
        </div>
        {expiresAt !== null && (
          <div>
            <dt>{t('requests.expires')}</dt>
            <dd className="figures">{formatDay(expiresAt, language)}</dd>
          </div>
        )}
        <div>
          <dt>{t('requests.paid')}</dt>
          <dd>
            <Paid purchase={purchase} />
          </dd>
        </div>
      </dl>
      {adminNote !== null && (
        <p className={styles['adminNote']}>
          {status === 'rejected' ? words('reason', { reason: adminNote }) : words('note', { note: adminNote })}
        </p>
      )}
      {isOver ? (
        <Fold title={t('requests.history')} className={styles['history']}>
          {history}
        </Fold>
      ) : (
        history
      )}
      {cancellable && (
        <Button size="s" className={styles['cancel']} onClick={onCancel}>
          {t('requests.cancel')}
        </Button>
      )}
    </Card>
  );
}

/** Price of the request and what became of the points. */
function Paid({ purchase }: { purchase: IndicatorPurchaseDto }) {
  const { t } = passTexts.use();
  const { t: units } = indicatorTexts.use();
  const { id, paidAmount, paidWith } = purchase;
  return (
    <Figure
      value={paidAmount}
      unit={units(`unit.${paidWith}`)}
      digits={8}
      trim
      receiptTitle={t('requests.receiptTitle')}
      receiptBody={() => <FactReceipt kind="indicator-pass" id={id} />}
    />
  );
}

function CancelDialog({ purchase, onClose }: { purchase: IndicatorPurchaseDto; onClose: () => void }) {
  const { t } = passTexts.use();
  const { t: units } = indicatorTexts.use();
  const amount = usePaidText()(purchase);
  const [cancel] = useCancelIndicatorPurchaseMutation();
  return (
    <ActDialog
      open
      onClose={onClose}
      title={t('requests.cancelTitle')}
      consequence={t('requests.cancelConsequence', { amount })}
      amount={<Amount value={purchase.paidAmount} unit={units(`unit.${purchase.paidWith}`)} digits={8} trim />}
      confirmLabel={t('requests.cancelConfirm')}
      act={() => cancel({ id: purchase.id }).unwrap()}
      done={t('requests.cancelled')}
      failed={t('requests.cancelFailed')}
      danger
      cancels
    />
  );
}
