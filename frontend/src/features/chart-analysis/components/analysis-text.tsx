import { cutAtFigures, partsOf, withoutSaid } from '@/features/chart-analysis/components/analysis-text.rules';
import styles from '@/features/chart-analysis/components/result.module.css';

/** What follows without a space. */
const ENDING = /^\S+/;

/** The answer in words: what speaks for it beside what speaks against it. `said` are figures that stand elsewhere. */
export function AnalysisText({ text, said }: { text: string; said: readonly string[] }) {
  return (
    <div className={styles['words']}>
      {withoutSaid(partsOf(text), said).map(({ words, items }, index) =>
        items.length === 0 ? (
          <p key={index}>
            <WithFigures sentence={words} />
          </p>
        ) : (
          <div key={index}>
            {words !== '' && <h4>{words}</h4>}
            <ul className={styles['sentences']}>
              {items.map((item) => (
                <li key={item}>
                  <WithFigures sentence={item} />
                </li>
              ))}
            </ul>
          </div>
        ),
      )}
    </div>
  );
}

/** A sentence whose figures stand out, each on one line with the ending that follows it. */
export const WithFigures = ({ sentence }: { sentence: string }) =>
  cutAtFigures(sentence).map((piece, index, pieces) => {
    if (index % 2 === 0) return index === 0 ? piece : piece.replace(ENDING, '');
    const [ending] = ENDING.exec(pieces[index + 1] ?? '') ?? [];
    return (
      <span key={index} className={styles['together']}>
        <b className="figures">{piece}</b>
        {ending}
      </span>
    );
  });
