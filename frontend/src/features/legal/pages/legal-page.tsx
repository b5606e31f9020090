import { Link } from 'react-router';
import { legalTexts } from '@/features/legal/texts';
import { formatDay } from '@/shared/format';
import { mailTo } from '@/shared/mail-to';
import { localPath, paths } from '@/shared/paths';
import { Page } from '@/shared/ui/card';
import { useSettings } from '@/shared/use-settings';
import { useTitle } from '@/shared/use-title';
import styles from '@/features/legal/pages/legal-page.module.css';

/** Day of the current wording; change it with any sentence of either document. */
const VERSION_OF = '2026-11-30';
const TERMS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] as const;
const PRIVACY = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

interface Part {
  id: string;
  title: string;
  text: string;
}

export function TermsPage() {
  const { t } = legalTexts.use();
  const parts = TERMS.map((part) => ({
    id: `part-${part}`,
    title: t(`terms.title${part}`),
    text: t(`terms.text${part}`),
  }));
  return <LegalPage document="terms" parts={parts} />;
}

export function PrivacyPage() {
  const { t } = legalTexts.use();
  const parts = PRIVACY.map((part) => ({
    id: `part-${part}`,
    title: t(`privacy.title${part}`),
    text: t(`privacy.text${part}`),
  }));
  return <LegalPage document="privacy" parts={parts} />;
}

/** A document in numbered sections with a table of contents, which is not printed. */
function LegalPage({ document, parts }: { document: 'terms' | 'privacy'; parts: readonly Part[] }) {
  const { t, language } = legalTexts.use();
  const email = useSettings().get('site_supportEmail');
  const other = document === 'terms' ? 'privacy' : 'terms';
  useTitle(`${t(`${document}.title`)} | Lance`);
  return (
    <Page title={t(`${document}.title`)} lead={t(`${document}.lead`)}>
      <p className={styles['version']}>
        <time dateTime={VERSION_OF}>{t('version', { day: formatDay(VERSION_OF, language) })}</time>
        <span className={styles['draft']}>{t('draft')}</span>
      </p>
      <div className={styles['document']}>
        <nav className={styles['contents']} aria-labelledby="contents">
          <h2 id="contents">{t('contents')}</h2>
          <ol>
            {parts.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
            <li>
              <a href="#contact">{t('contact')}</a>
            </li>
          </ol>
        </nav>
        <div className={styles['text']}>
          {parts.map(({ id, title, text }, index) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id} tabIndex={-1}>
                <span className="figures">{index + 1}</span> {title}
              </h2>
              <Paragraphs text={text} />
            </section>
          ))}
          <section aria-labelledby="contact">
            <h2 id="contact" tabIndex={-1}>
              <span className="figures">{parts.length + 1}</span> {t('contact')}
            </h2>
            <p>
              {t('contactText')} {email !== undefined && email !== '' && <a href={mailTo(email)}>{email}</a>}
            </p>
            <p>
              <Link to={localPath(paths[other], language)}>{t(`other.${other}`)}</Link>
            </p>
          </section>
        </div>
      </div>
    </Page>
  );
}

/** What stands before the first colon is what the item is about. */
function Item({ text }: { text: string }) {
  const [, subject, rest] = /^([^:.]{1,48}): (.*)$/s.exec(text) ?? [];
  if (subject === undefined) return text;
  return (
    <>
      <b>{subject}:</b> {rest}
    </>
  );
}

/** A line is a paragraph; lines that start with a dash are a list. */
function Paragraphs({ text }: { text: string }) {
  const blocks: (string | string[])[] = [];
  for (const line of text.split('\n')) {
    const last = blocks.at(-1);
    if (!line.startsWith('- ')) blocks.push(line);
    else if (Array.isArray(last)) last.push(line.slice(2));
    else blocks.push([line.slice(2)]);
  }
  return blocks.map((block, index) =>
    Array.isArray(block) ? (
      <ul key={index}>
        {block.map((item) => (
          <li key={item}>
            <Item text={item} />
          </li>
        ))}
      </ul>
    ) : (
      <p key={index}>{block}</p>
    ),
  );
}
