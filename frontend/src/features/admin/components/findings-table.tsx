import { useState } from 'react';
import { CloseFindingDialog } from '@/features/admin/components/close-finding-dialog';
import { DataTable, MemberCell } from '@/features/admin/components/data-table';
import { FactValue } from '@/features/admin/components/fact-value';
import { factsOf, isPointCurrency } from '@/features/admin/components/finding-facts.rules';
import { FindingSentence } from '@/features/admin/components/finding-sentence';
import { When } from '@/features/admin/components/when';
import { adminTexts } from '@/features/admin/texts';
import type { LedgerFindingDto } from '@/shared/api/generated/schemas';
import { Button } from '@/shared/ui/button';
import { Fold } from '@/shared/ui/fold';
import styles from '@/features/admin/components/admin.module.css';
import own from '@/features/admin/components/findings.module.css';

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
                <FactValue fact={fact} currency={currency} />
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
