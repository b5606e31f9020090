import { receiptsTexts } from '@/features/receipts/texts';
import type { SharedChangeDto, SharedFactsDto } from '@/shared/api/generated/schemas';
import { parseDecimal } from '@/shared/decimal';
import { behindFigure, formatNumber } from '@/shared/format';
import styles from '@/features/receipts/pages/shared-receipt-page.module.css';

const NONE = '—';
/** Decimals of amounts in USDT, as on the receipt. */
const DIGITS = 2;

/** Which of the shown figures a correction changed, from what to what; else why that is not told. */
export function Changes({ changes, withAmounts, sum }: Pick<SharedFactsDto, 'changes' | 'withAmounts' | 'sum'>) {
  const { t } = receiptsTexts.use();
  if (!withAmounts) return <p>{t('shared.changesHidden')}</p>;
  if (changes === null) return <p>{t('shared.changesUnknown')}</p>;
  if (changes.length === 0) return <p>{t('shared.unchanged')}</p>;
  return (
    <section className={styles['changes']}>
      <h2>{t('shared.changed')}</h2>
      <dl>
        {withoutRepeatedRow(changes, sum?.label).map((change, index) => (
          <div key={index}>
            <dt>{change.label}</dt>
            <Change {...change} />
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Returns the changes without the only changed row where its figures are those of the sum, signs apart. */
function withoutRepeatedRow(changes: readonly SharedChangeDto[], sumLabel: string | undefined) {
  const [first, second, ...others] = changes;
  const size = (amount: string | null | undefined) => amount?.replace(/^[+\u2212-]/, '');
  const isSame = size(first?.before) === size(second?.before) && size(first?.now) === size(second?.now);
  const isRepeated = first?.label === sumLabel && isSame && others.length === 0;
  return isRepeated ? changes.slice(0, 1) : changes;
}

function Change({ before, now, unit }: SharedChangeDto) {
  const { t } = receiptsTexts.use();
  const [then, current] = unit === 'USDT' ? inCents(before, now) : [before, now];
  return (
    <dd className="figures">
      <span className="visually-hidden">{t('shared.then')} </span>
      <del>{then ?? NONE}</del>
      <span aria-hidden>→</span>
      <span className="visually-hidden">{t('shared.now')} </span>
      <b>
        {current ?? NONE}
        {unit !== null && <small>{behindFigure(unit)}</small>}
      </b>
    </dd>
  );
}

/** Both rounded as the receipt has them, unless their difference would not be seen. */
function inCents(before: string | null, now: string | null): [string | null, string | null] {
  const short = (amount: string | null): string | null =>
    amount !== null && parseDecimal(amount) ? formatNumber(amount, { digits: DIGITS }) : amount;
  const rounded: [string | null, string | null] = [short(before), short(now)];
  return rounded[0] === rounded[1] ? [before, now] : rounded;
}
