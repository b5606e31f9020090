import { cutAtFigures, partsOf, withoutSaid } from '@/features/chart-analysis/components/analysis-text.rules';
import styles from '@/features/chart-analysis/components/result.module.css';

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

/** A sentence whose figures stand out. */
export const WithFigures = ({ sentence }: { sentence: string }) =>
  cutAtFigures(sentence).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      <b key={index} className="figures">
        {piece}
      </b>
    ),
  );
