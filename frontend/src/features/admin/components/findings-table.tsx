import { useState } from 'react';
import { CloseFindingDialog } from '@/features/admin/components/close-finding-dialog';
import { DataTable, MemberCell } from '@/features/admin/components/data-table';
import { type Fact, factsOf, isPointCurrency } from '@/features/admin/components/finding-facts.rules';
import { FindingSentence } from '@/features/admin/components/finding-sentence';
import { When } from '@/features/admin/components/when';
import { adminTexts } from '@/features/admin/texts';
import type { LedgerFindingDto } from '@/shared/api/generated/schemas';
import { formatDateTime, formatExact, formatSigned } from '@/shared/format';
import { Button } from '@/shared/ui/button';
import { Fold } from '@/shared/ui/fold';
import styles from '@/features/admin/components/admin.module.css';
import own from '@/features/admin/components/findings.module.css';

/** Decimals of Luff, the most that a point has. */
const MOST_DIGITS = 8;

/** Differences in the books: what disagrees, whose account it is, and since when. */
export function FindingsTable({ findings }: { findings: LedgerFindingDto[] }) {
  const { t } = adminTexts.use();
  const [closing, setClosing] = useState<LedgerFindingDto>();
  return (
    <>
      <DataTable<LedgerFindingDto>
        label={t('system.findings')}
        rows={findings}
        rowKey={({ id }) => id}
        columns={[
          { title: t('finding.what'), render: (finding) => <What finding={finding} /> },
          { title: t('member'), render: (finding) => <Who finding={finding} /> },
          { title: t('finding.firstSeen'), render: ({ firstSeenAt }) => <When at={firstSeenAt} /> },
          { title: t('finding.lastSeen'), render: ({ lastSeenAt }) => <When at={lastSeenAt} /> },
          {
            align: 'right',
            render: (finding) => (
              <Button size="s" onClick={() => setClosing(finding)}>
                {t('system.close')}
              </Button>
            ),
          },
        ]}
      />
      {closing && <CloseFindingDialog finding={closing} onClose={() => setClosing(undefined)} />}
    </>
  );
}

function What({ finding }: { finding: LedgerFindingDto }) {
  const { t } = adminTexts.use();
  const { check, userId, currency, detail } = finding;
  const facts = factsOf(finding);
  return (
    <div className={own['finding']}>
      <b>
        <FindingSentence check={check} />
      </b>
      {facts.length > 0 && (
        <dl className={own['facts']}>
          {facts.map((fact, index) => (
            <div key={`${fact.label} ${index}`}>
              <dt>{t(`finding.fact.${fact.label}`)}</dt>
              <dd className="figures">
                <Value fact={fact} currency={currency} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <Fold title={t('finding.record')} className={own['record']}>
        <pre>{JSON.stringify({ check, userId, currency, detail }, null, 2)}</pre>
      </Fold>
    </div>
  );
}

function Value({ fact: { kind, value }, currency }: { fact: Fact; currency: string | null }) {
  const { t, language } = adminTexts.use();
  if (value === null) return t('finding.missing');
  switch (kind) {
    case 'points':
      return `${formatExact(value)} ${t(currency === 'LUFF' ? 'luff' : 'lcoin')}`;
    case 'difference':
      return `${formatSigned(value, { digits: MOST_DIGITS, trim: true })} ${t(currency === 'LUFF' ? 'luff' : 'lcoin')}`;
    case 'count':
      return formatExact(value);
    case 'state':
      return isState(value) ? t(`finding.state.${value}`) : value;
    case 'flag':
      return t(value === 'true' ? 'finding.flag.true' : 'finding.flag.false');
    case 'time':
      return formatDateTime(value, language);
    case 'text':
      return value;
  }
}

const STATES = ['pending', 'approved', 'rejected'] as const;
const isState = (value: string): value is (typeof STATES)[number] => STATES.some((state) => state === value);

function Who({ finding: { userName, userEmail, currency } }: { finding: LedgerFindingDto }) {
  const { t } = adminTexts.use();
  if (userName === null || userEmail === null) return t('finding.several');
  return (
    <span className={styles['stack']}>
      <MemberCell name={userName} email={userEmail} />
      {isPointCurrency(currency) && <span className={styles['muted']}>{t(`finding.account.${currency}`)}</span>}
    </span>
  );
}
