import { journalRebateTexts } from '@/features/journal/rebates/texts';
import { useGetJournalRebatesQuery } from '@/shared/api/generated/member';
import type { JournalRebateDayDto } from '@/shared/api/generated/schemas';
import { formatDay } from '@/shared/format';
import { mailTo } from '@/shared/mail-to';
import { paths } from '@/shared/paths';
import { ButtonLink } from '@/shared/ui/button';
import { Notice } from '@/shared/ui/notice';
import { useSettings } from '@/shared/use-settings';
import styles from '@/features/journal/rebates/rebates.module.css';

const missingOf = (days: readonly JournalRebateDayDto[]) =>
  days.flatMap(({ day, exchanges }) =>
    exchanges.filter(({ isMissing }) => isMissing).map((part) => ({ day, ...part })),
  );

/** Days of a period with trades of which the report, although due, has no row; nothing without such days. */
export function MissingRebates({ from, to }: { from: string; to: string }) {
  const { t, language } = journalRebateTexts.use();
  const { currentData } = useGetJournalRebatesQuery({ from, to });
  if (!currentData || currentData.missingDays === 0) return null;
  const missing = missingOf(currentData.days);
  return (
    <Notice title={t('missing', { count: currentData.missingDays })} action={<NextStep />}>
      <p>{missing.map(({ day, exchange }) => `${formatDay(day, language)} ${exchange}`).join(', ')}</p>
      <p>{t('nextStep', { uids: uidsOf(missing) })}</p>
    </Notice>
  );
}

/** The same of a day whose rebates are known. */
export function MissingOfDay({ day }: { day: JournalRebateDayDto }) {
  const { t } = journalRebateTexts.use();
  const missing = missingOf([day]);
  if (missing.length === 0) return null;
  const exchange = missing.map((part) => part.exchange).join(', ');
  return (
    <Notice title={t('missingDay', { exchange })} action={<NextStep />}>
      {t('nextStep', { uids: uidsOf(missing) })}
    </Notice>
  );
}

const uidsOf = (missing: readonly { exchange: string; uids: string[] }[]): string =>
  [...new Set(missing.flatMap(({ exchange, uids }) => uids.map((uid) => `${exchange} ${uid}`)))].join(', ');

function NextStep() {
  const { t } = journalRebateTexts.use();
  const email = useSettings().get('site_supportEmail');
  return (
    <div className={styles['steps']}>
      <ButtonLink size="s" to={paths.myPage}>
        {t('uids')}
      </ButtonLink>
      {email !== undefined && email !== '' && <a href={mailTo(email)}>{t('support')}</a>}
    </div>
  );
}
