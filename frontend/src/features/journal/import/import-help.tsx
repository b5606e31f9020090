import { Fold } from '@/shared/ui/fold';
import { KNOWN_EXCHANGES } from '@/features/journal/import/locales/known-files';
import { journalImportTexts } from '@/features/journal/import/texts';
import styles from '@/features/journal/import/import.module.css';

/** Which files are read as they are, by exchange, and what is to be done with any other. */
export function ImportHelp() {
  const { t } = journalImportTexts.use();
  return (
    <Fold title={t('help.title')}>
      <div className={styles['parts']}>
        {KNOWN_EXCHANGES.map(({ name, zone, files }) => (
          <div key={name}>
            <h3 className={styles['heading']}>{name}</h3>
            <ul className={styles['known']}>
              {files.map(({ kind, market, needs }) => (
                <li key={needs.join()}>
                  {t('help.file', { kind: t(`help.kind.${kind}`), market: t(`help.market.${market}`) })}
                  <span className={styles['columns']}>{t('help.columns', { columns: needs.join(', ') })}</span>
                </li>
              ))}
              <li>{t(`help.zone.${zone}`)}</li>
            </ul>
          </div>
        ))}
        <p className={styles['quiet']}>{t('help.quotes')}</p>
        <p className={styles['quiet']}>{t('help.others')}</p>
      </div>
    </Fold>
  );
}
