import { type ReactNode, useState } from 'react';
import { needsNoKyc, readyAt } from '@/features/home/guides/kyc.rules';
import { KycWay, OpenWay } from '@/features/home/guides/kyc-way';
import { guideTexts } from '@/features/home/guides/texts';
import { byRebate } from '@/features/home/rates';
import { useWaitText } from '@/features/home/use-wait-text';
import type { ExchangeDto } from '@/shared/api/generated/schemas';
import { useExchanges } from '@/shared/api/ages';
import { formatDateTime, formatDay } from '@/shared/format';
import { MoneyNote } from '@/shared/money/money-note';
import { useRebateWay } from '@/shared/money/money-way';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { WithReceipt } from '@/shared/ui/receipt';
import { Skeleton } from '@/shared/ui/skeleton';
import { EmptyState, Loaded } from '@/shared/ui/state';
import { Tabs } from '@/shared/ui/tabs';
import { useNow } from '@/shared/ui/use-now';
import styles from '@/features/home/guides/guide.module.css';

export interface KycGuideProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Id or name of the exchange to start with. */
  exchange?: string | undefined;
  onJoin: (exchange: ExchangeDto) => void;
  onUidCheck: () => void;
}

/** Guide to moving KYC to an account through our link, for each exchange with its own waiting time. */
export function KycGuide({ open, onOpenChange, exchange: from, onJoin, onUidCheck }: KycGuideProps) {
  const { t } = guideTexts.use();
  const query = useExchanges();
  const [chosen, setChosen] = useState(from);
  // As the cards of the home page stand.
  const exchanges = (query.data ?? []).toSorted(byRebate);
  const exchange = exchanges.find(({ id, name }) => id === chosen || name === chosen) ?? exchanges[0];
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('kyc.title')}
      description={t('kyc.lead')}
      footer={
        exchange && (
          <>
            <Button onClick={onUidCheck}>{t('kyc.uid')}</Button>
            {/* Filled only where nothing has to be released and waited for before. */}
            <Button variant={needsNoKyc(exchange) ? 'primary' : 'secondary'} onClick={() => onJoin(exchange)}>
              {t('kyc.open', { exchange: exchange.name })}
            </Button>
          </>
        )
      }
    >
      <div className={styles['guide']}>
        <Loaded
          query={query}
          skeleton={<Skeleton height="320px" />}
          errorTitle={t('kyc.failed')}
          isEmpty={(found) => found.length === 0}
          empty={<EmptyState title={t('kyc.failed')} />}
        >
          {() => (
            <Tabs
              value={exchange?.id ?? ''}
              onChange={setChosen}
              label={t('kyc.exchanges')}
              tabs={exchanges.map(({ id, name }) => ({ key: id, label: name }))}
            >
              {exchange && (needsNoKyc(exchange) ? <WayWithoutKyc exchange={exchange} /> : <Way exchange={exchange} />)}
            </Tabs>
          )}
        </Loaded>
      </div>
    </Dialog>
  );
}

function Way({ exchange }: { exchange: ExchangeDto }) {
  const { t } = guideTexts.use();
  const rebateWay = useRebateWay();
  const { name, kycWaitHours, kycNote } = exchange;
  const time = useWaitingTime(kycWaitHours);
  const hasWait = kycWaitHours !== null;
  return (
    <>
      <KycWay
        label={t('kyc.picture', { time })}
        captions={[
          t('kyc.pictureRelease'),
          hasWait ? t('kyc.pictureWait', { time }) : t('kyc.pictureAsk'),
          t('kyc.pictureOpen'),
          t('kyc.pictureUid'),
        ]}
      />
      <dl className={styles['wait']}>
        <dt>{t('kyc.wait')}</dt>
        <dd className={styles['waitTime']}>{time}</dd>
        {hasWait && (
          <dd className={styles['ready']}>
            <Ready exchange={exchange} hours={kycWaitHours} time={time} />
          </dd>
        )}
        <dd className={styles['note']}>{kycNote ?? t('kyc.ask', { exchange: name })}</dd>
      </dl>
      <h3 className={styles['subtitle']}>{t('kyc.prepare')}</h3>
      <ul className={styles['prepare']}>
        <li>{t('kyc.prepareAssets')}</li>
        <li>{t('kyc.prepareOrders')}</li>
        <li>{t('kyc.prepareRecords')}</li>
        <li>{t('kyc.prepareMail')}</li>
      </ul>
      <h3 className={styles['subtitle']}>{t('kyc.steps')}</h3>
      <ol className={styles['steps']}>
        <Step title={t('kyc.step1')}>{t('kyc.step1Text', { exchange: name })}</Step>
        <Step title={t(hasWait ? 'kyc.step2' : 'kyc.step2OpenTitle', { exchange: name })}>
          {hasWait ? t('kyc.step2Text', { time }) : t('kyc.step2Open')}
        </Step>
        <Step title={t('kyc.step3')}>{t('kyc.step3Text')}</Step>
        <Step title={t('kyc.step4')}>{t('kyc.step4Text')}</Step>
      </ol>
      <MoneyNote way={rebateWay(exchange)} />
      <p className={styles['rule']}>{t('kyc.rule')}</p>
    </>
  );
}

/** Exchanges without KYC transfer need no release, preparation or waiting. */
function WayWithoutKyc({ exchange }: { exchange: ExchangeDto }) {
  const { t } = guideTexts.use();
  const rebateWay = useRebateWay();
  const { name, kycNote } = exchange;
  return (
    <>
      <OpenWay label={t('kyc.openPicture')} captions={[t('kyc.pictureOpen'), t('kyc.pictureUid')]} />
      <dl className={styles['wait']}>
        <dt>{t('kyc.toMove')}</dt>
        <dd className={styles['waitTime']}>{t('kyc.nothingToMove')}</dd>
        <dd className={styles['note']}>{kycNote ?? t('kyc.openNote', { exchange: name })}</dd>
      </dl>
      <h3 className={styles['subtitle']}>{t('kyc.steps')}</h3>
      <ol className={styles['steps']}>
        <Step title={t('kyc.step3')}>{t('kyc.openStepText')}</Step>
        <Step title={t('kyc.step4')}>{t('kyc.step4Text')}</Step>
      </ol>
      <MoneyNote way={rebateWay(exchange)} />
      <p className={styles['rule']}>{t('kyc.openRule')}</p>
    </>
  );
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li>
      <b>{title}</b>
      <p>{children}</p>
    </li>
  );
}

function useWaitingTime(hours: number | null): string {
  const { t } = guideTexts.use();
  const waitText = useWaitText();
  return hours === null ? t('kyc.waitUnknown') : waitText(hours);
}

/** First possible day for somebody who starts now, with its derivation. */
function Ready({ exchange, hours, time }: { exchange: ExchangeDto; hours: number; time: string }) {
  const { t, language } = guideTexts.use();
  const now = useNow(60_000);
  const ready = readyAt(now, hours);
  const { fulfilledTimeStamp } = useExchanges();
  return (
    <WithReceipt
      receipt={{
        title: t('kyc.readyTitle', { exchange: exchange.name }),
        rows: [
          { label: t('kyc.readyStart'), value: formatDateTime(now, language), note: t('kyc.readyStartNote') },
          { label: t('kyc.readyWait'), operator: '+', value: time },
        ],
        sum: { label: t('kyc.readySum'), value: formatDateTime(ready, language) },
        marks: ['estimated'],
        source: t('kyc.readySource'),
        at: fulfilledTimeStamp,
        note: t('kyc.readyNote'),
      }}
    >
      {t('kyc.ready', { day: formatDay(ready, language) })}
    </WithReceipt>
  );
}
