import { useState } from 'react';
import {
  EXAMPLE,
  type Month,
  type Move,
  type Offer,
  compareOffers,
  moveBetween,
  readAmount,
  readShareOrNone,
} from '@/features/home/calculator/calculator.rules';
import { lengthOf, writeEntry, writeRate, writeUsdt } from '@/features/home/calculator/figures';
import { calculatorTexts } from '@/features/home/calculator/texts';
import { Usdt } from '@/features/home/calculator/usdt';
import { useWayAt } from '@/features/home/calculator/use-way-at';
import { type ViewProps } from '@/features/home/calculator/view-props';
import { WithMonth } from '@/features/home/calculator/with-month';
import { Won, WonNote, useWonSentence } from '@/features/home/calculator/won-line';
import { type Entries, initialEntries, isExample } from '@/features/home/calculator/use-entries';
import { byRebate, ratePercent } from '@/features/home/rates';
import { compareDecimals } from '@/shared/decimal';
import { sharedTexts } from '@/shared/texts';
import { Field, Input } from '@/shared/ui/field';
import { type Mark, MarkTag } from '@/shared/ui/marks';
import { Select } from '@/shared/ui/select';
import { type ReceiptContent, WithReceipt } from '@/shared/ui/receipt';
import styles from '@/features/home/calculator/calculator.module.css';
import sum from '@/features/home/calculator/missed-rebate.module.css';

/** What the same trading would have left on an account with a rebate. */
export function MissedRebate(props: ViewProps) {
  return (
    <WithMonth {...props} isBasisLast>
      {(month, offers) => <MoveView {...props} month={month} offers={offers} />}
    </WithMonth>
  );
}

interface MoveViewProps extends ViewProps {
  month: Month;
  offers: readonly Offer[];
}

function MoveView({ entries, change, terms, chosen, month, offers }: MoveViewProps) {
  const { t } = calculatorTexts.use();
  const [touched, setTouched] = useState({ months: false, fromShare: false });
  // Default: the exchange chosen for the estimate, else the cheapest.
  const wanted = [entries.to, chosen.exchange?.id, compareOffers(month, offers)[0]?.id];
  const to = wanted.map((id) => offers.find((offer) => offer.id === id)).find((offer) => offer !== undefined);
  const from = offers.find(({ id }) => id === entries.from);
  const fromShare = readShareOrNone(entries.fromShare);
  const months = readAmount(entries.months, [t('move.monthsUnit')]);
  const refused = {
    fromShare: touched.fromShare && fromShare === undefined,
    months: touched.months && months === undefined,
  };
  const sorted = [...offers].sort(byRebate);
  const names = sorted.map(({ id, name }) => ({ value: id, label: name }));
  const result =
    to && fromShare !== undefined && months !== undefined
      ? {
          terms,
          chosen,
          month,
          months,
          fromShare,
          to,
          fromName: from?.name ?? t('move.other'),
          move: moveBetween(month, months, { rebateRate: fromShare, discountRate: '0' }, to),
        }
      : undefined;
  return (
    <div className={styles['stack']}>
      <p className={styles['lead']}>{t('move.lead')}</p>
      <div className={sum['hero']}>
        {result ? (
          <MoveSum {...result} mark={isExampleOfMove(entries) ? 'sample' : 'estimated'} />
        ) : (
          <p className={sum['label']}>{t('estimate.waiting')}</p>
        )}
      </div>
      <div className={styles['fields']}>
        <Field label={t('move.from')}>
          <Select
            value={from?.id ?? ''}
            options={[{ value: '', label: t('move.other') }, ...names]}
            onChange={(event) => change({ from: event.target.value })}
          />
        </Field>
        <Field
          label={t('move.fromRate')}
          hint={t('move.fromRateHint')}
          error={refused.fromShare ? t('wrong.fromShare') : undefined}
        >
          <Input
            inputMode="decimal"
            autoComplete="off"
            suffix="%"
            value={entries.fromShare}
            onBlur={() => setTouched({ ...touched, fromShare: true })}
            onChange={(event) => change({ fromShare: event.target.value })}
          />
        </Field>
        <Field label={t('move.to')}>
          <Select
            value={to?.id ?? ''}
            options={sorted.map(({ id, name, rebateRate }) => ({
              value: id,
              label: t('move.toOption', { name, rate: ratePercent(rebateRate) }),
            }))}
            onChange={(event) => change({ to: event.target.value })}
          />
        </Field>
        <Field label={t('move.months')} error={refused.months ? t('wrong.trades') : undefined}>
          <Input
            inputMode="decimal"
            autoComplete="off"
            suffix={t('move.monthsUnit')}
            placeholder={t('seedExample', { value: EXAMPLE.months })}
            value={entries.months}
            onBlur={() => setTouched({ ...touched, months: entries.months !== '' })}
            onChange={(event) => change({ months: event.target.value })}
          />
        </Field>
      </div>
      {(refused.fromShare || refused.months) && <p className={styles['refusal']}>{t('invalid')}</p>}
      {result && <MoveLines {...result} />}
    </div>
  );
}

/** Whether nothing was changed yet, so that the result is an example. */
const isExampleOfMove = (entries: Entries): boolean =>
  isExample(entries) &&
  entries.to === undefined &&
  (['from', 'fromShare', 'months'] as const).every((field) => entries[field] === initialEntries[field]);

interface MoveResultProps extends Pick<ViewProps, 'terms' | 'chosen'> {
  month: Month;
  months: string;
  fromName: string;
  fromShare: string;
  to: Offer;
  move: Move;
}

function useTitleOf({ months, move }: Pick<MoveResultProps, 'months' | 'move'>): string {
  const { t } = calculatorTexts.use();
  const direction = compareDecimals(move.kept, 0);
  const count = Number(months);
  return direction === 0 ? t('move.same') : direction > 0 ? t('move.kept', { count }) : t('move.lost', { count });
}

/** The result, above its inputs. */
function MoveSum({ mark, ...result }: MoveResultProps & { mark: Mark }) {
  const { terms, move } = result;
  const receiptOf = useReceipt(result);
  const title = useTitleOf(result);
  const kept = move.kept.replace('-', '');
  return (
    <>
      <p className={sum['label']} role="status">
        {title} <MarkTag mark={mark} />
      </p>
      <p className={sum['figure']} data-length={lengthOf(kept)}>
        <WithReceipt receipt={receiptOf(title)}>
          <span className="figures">
            <Usdt amount={kept} />
          </span>
        </WithReceipt>
      </p>
      {terms.wonPerUsdt !== undefined && compareDecimals(kept, 0) !== 0 && (
        <p className={sum['won']}>
          <Won usdt={kept} wonPerUsdt={terms.wonPerUsdt} />
        </p>
      )}
    </>
  );
}

/** The parts of the difference, per month and in total. */
function MoveLines({ terms, months, move, ...rest }: MoveResultProps) {
  const { t } = calculatorTexts.use();
  const { t: units } = sharedTexts.use();
  const title = useTitleOf({ months, move });
  const count = Number(months);
  const lines = [
    { label: t('move.paid'), monthly: move.before.left, total: move.paid },
    { label: t('move.wouldPay'), monthly: move.after.left, total: move.wouldHavePaid },
    { label: t('move.difference'), monthly: move.keptMonthly, total: move.kept, signed: true },
  ];
  return (
    <section className={styles['result']} aria-label={title}>
      {lines.some(({ total }) => lengthOf(total) !== 'fits') ? (
        <>
          <TotalLines title={t('move.monthly')} lines={lines.map((line) => ({ ...line, amount: line.monthly }))} />
          <TotalLines
            title={t('move.total', { count })}
            lines={lines.map((line) => ({ ...line, amount: line.total }))}
          />
        </>
      ) : (
        <table className={styles['totals']}>
          <thead>
            <tr>
              <th scope="col">{units('units.usdt')}</th>
              <th scope="col">{t('move.monthly')}</th>
              <th scope="col">{t('move.total', { count })}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ label, monthly, total, signed = false }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td className="figures">{writeUsdt(monthly, { signed })}</td>
                <td className="figures">{writeUsdt(total, { signed })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className={styles['rates']}>
        {t('move.rates', {
          fee: writeRate(move.before.feeRate),
          rebate: writeRate(rest.fromShare),
          newFee: writeRate(move.after.feeRate),
          newRebate: writeRate(rest.to.rebateRate),
        })}
      </p>
      <p className={styles['small']}>{t('move.note')}</p>
      <WonNote wonPerUsdt={terms.wonPerUsdt} />
    </section>
  );
}

/** Long amounts are stacked, as in the estimate. */
function TotalLines({ title, lines }: { title: string; lines: { label: string; amount: string; signed?: boolean }[] }) {
  return (
    <section>
      <h3 className={styles['periodTitle']}>{title}</h3>
      <dl>
        {lines.map(({ label, amount, signed = false }) => (
          <div key={label} className={styles['line']}>
            <dt>{label}</dt>
            <dd className="figures">{writeUsdt(amount, { signed })}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function useReceipt({ terms, chosen, month, months, fromName, fromShare, to, move }: MoveResultProps) {
  const { t } = calculatorTexts.use();
  const wayAt = useWayAt();
  const wonSentence = useWonSentence();
  const side = (group: string, amounts: Move['before'], rebateRate: string): ReceiptContent['rows'] => [
    {
      group,
      label: t('move.fee'),
      value: writeUsdt(amounts.fee),
      unit: 'USDT',
      note: `${writeUsdt(month.volume)} × ${writeRate(amounts.feeRate)} × ${month.monthDays}${
        compareDecimals(amounts.discountRate, 0) === 0
          ? ''
          : `, ${t('move.feeNote', { rate: writeRate(amounts.discountRate) })}`
      }`,
    },
    {
      group,
      label: t('move.rebate', { rate: writeRate(rebateRate) }),
      operator: '\u2212',
      value: writeUsdt(amounts.rebate),
      unit: 'USDT',
    },
    { group, label: t('move.left'), value: writeUsdt(amounts.left), unit: 'USDT' },
  ];
  const groupDifference = t('move.groupDifference');
  return (title: string): ReceiptContent => ({
    title,
    rows: [
      ...side(t('move.groupBefore', { name: fromName }), move.before, fromShare),
      ...side(t('move.groupAfter', { name: to.name }), move.after, to.rebateRate),
      {
        group: groupDifference,
        label: t('move.keptMonthly'),
        value: writeUsdt(move.keptMonthly, { signed: true }),
        unit: 'USDT',
      },
      { group: groupDifference, label: t('move.times'), operator: '×', value: writeEntry(months) },
    ],
    sum: { label: t('move.difference'), value: writeUsdt(move.kept, { signed: true }), unit: 'USDT' },
    marks: ['estimated'],
    way: wayAt(to.id),
    source: t('move.source'),
    at: chosen.readAt,
    note: `${t('move.note')} ${t(`basis.note.${month.basis.kind}`)}` + wonSentence(move.kept, terms.wonPerUsdt),
  });
}
