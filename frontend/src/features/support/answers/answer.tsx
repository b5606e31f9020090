import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { blocksOf } from '@/features/support/answers/answer-blocks';
import type { en } from '@/features/support/answers/locales/en';
import { answerTexts } from '@/features/support/answers/texts';
import type { FaqEntryDto } from '@/shared/api/generated/schemas';
import { formatDateTime } from '@/shared/format';
import { localPath, paths } from '@/shared/paths';
import styles from '@/features/support/answers/answer.module.css';

/** What one can do at the addresses that our own answers lead to. */
const ways: Readonly<Record<string, keyof (typeof en)['follow']>> = {
  [`${paths.home}#uid-check`]: 'uidCheck',
  [`${paths.home}#exchanges`]: 'exchanges',
  [paths.lcoinDashboard]: 'coins',
  [`${paths.myPage}?tab=luff`]: 'wallet',
  [paths.indicators]: 'indicators',
  [paths.lToken]: 'lToken',
  [paths.lcoinShop]: 'store',
  [paths.myPage]: 'myInfo',
  [paths.forgotPassword]: 'newPassword',
  [`${paths.myPage}?tab=security`]: 'security',
};

export interface AnswerProps {
  entry: FaqEntryDto;
  /** Called after its link was followed. */
  onFollow?: (() => void) | undefined;
}

/** An answer with its link and the receipt of its numbers. Readable without scripts. */
export function Answer({ entry, onFollow }: AnswerProps) {
  const { question, link, quotes, asOf } = entry;
  const { t, language } = answerTexts.use();
  return (
    <div className={styles['answer']}>
      {blocksOf(entry).map((block, index) =>
        'text' in block ? (
          <p key={index} className={styles['text']}>
            {block.text}
          </p>
        ) : (
          <div key={index} className={styles['each']}>
            {block.title !== undefined && <p className={styles['eachTitle']}>{block.title}</p>}
            <dl aria-label={block.title}>
              {block.rows.map(({ label, value }, row) => (
                <div key={row}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        ),
      )}
      {link !== null && (
        <Link className={styles['follow']} to={localPath(link, language)} onClick={onFollow}>
          {t(`follow.${ways[link] ?? 'page'}`)}
          <span className="visually-hidden">: {question}</span>
          <ArrowRight size={14} aria-hidden />
        </Link>
      )}
      {quotes.length > 0 && (
        <details
          className={styles['numbers']}
          onToggle={({ currentTarget }) => currentTarget.open && currentTarget.scrollIntoView({ block: 'nearest' })}
        >
          <summary>
            <span className={styles['dotted']}>{t('numbers')}</span>
          </summary>
          <dl className={styles['rows']}>
            {quotes.map(({ key, label, value }) => (
              <div key={key}>
                <dt>{label}</dt>
                <dd className="figures">{value}</dd>
              </div>
            ))}
          </dl>
          <p className={styles['origin']}>
            <span>{t('source', { source: t('settings') })}</span>
            <span>
              {t('asOf')} <time dateTime={asOf}>{formatDateTime(asOf, language)}</time>
            </span>
          </p>
        </details>
      )}
    </div>
  );
}
