import { withClient } from '../../embedded-postgres/bootstrap.js';
import { LedgerHealth } from '../../src/modules/admin/ledger-health.service.js';
import type { SignedIn } from '../factories/member.js';
import type { DemoApp } from '../support/demo-app.js';
import type { Tape } from './tape.js';

/** Exchanges and the reports of theirs. */
export async function recordReports(tape: Tape, { client }: SignedIn): Promise<void> {
  await tape.record('listAdminExchanges', client);
  await tape.record('createExchange', client, {
    body: { id: 'bybit', name: 'Bybit', referralLink: 'https://www.bybit.com/invite?ref=LANCE', rebateRate: '0.4' },
  });
  await tape.record('updateExchange', client, { parameters: { id: 'bybit' }, body: { rebateRate: '0.45' } });
  const csv = 'UID,Date,Trading Volume,Commission\n731042685,2026-11-18,120000,24\n731042686,2026-11-18,80000,16\n';
  await tape.record('uploadReportFile', client, {
    query: 'exchange=binance&fileName=binance-2026-11-18.csv',
    file: Buffer.from(csv.replaceAll('2026-11-18', '2026-11-17')),
  });
  const preview = await tape.record('uploadReport', client, {
    body: { exchange: 'binance', fileName: 'binance-2026-11.csv', content: Buffer.from(csv).toString('base64') },
  });
  const parameters = { id: preview.id ?? '' };
  await tape.record('getReportImport', client, { parameters });
  await tape.record('commitReportImport', client, { parameters });
  await tape.record('getReportImportMapping', client, { parameters: { exchange: 'binance' } });
  await tape.record('listReportImports', client, { query: 'limit=2' });
  await tape.record('listFlaggedReportRows', client, { query: 'limit=2' });
  await tape.record('undoReportImport', client, { parameters });
  await tape.record('listReportSyncs', client, { query: 'limit=2' });
  await tape.record('startReportSync', client, {
    body: { exchange: 'deepcoin', fromDay: '2026-11-16', toDay: '2026-11-17' },
  });
}

/** Questions and settings of the site. */
export async function recordSite(tape: Tape, { client }: SignedIn): Promise<void> {
  await tape.record('listFaqPlaceholders', client);
  const entries = await tape.record('listAdminFaq', client);
  const { id } = await tape.record('createFaqEntry', client, {
    body: {
      ...{ questionKo: '가입하면 무엇을 받나요?', questionEn: 'What do I get for signing up?' },
      ...{ answerKo: '가입하면 {lcoin_signupBonus} L을 드립니다.', answerEn: 'You get {lcoin_signupBonus} L.' },
      ...{ keywordsKo: ['보너스'], keywordsEn: ['bonus'] },
    },
  });
  await tape.record('updateFaqEntry', client, { parameters: { id }, body: { isPublished: false } });
  await tape.record('orderFaq', client, { body: { ids: [id, ...entries.map((entry) => entry.id)] } });
  await tape.record('deleteFaqEntry', client, { parameters: { id } });
  await tape.record('listAdminSettings', client);
  await tape.record('updateAdminSetting', client, {
    parameters: { key: 'lcoin_attendanceReward' },
    body: { value: '150' },
  });
}

/** Members, mails, jobs and the books. */
export async function recordOperations(tape: Tape, service: DemoApp, admin: SignedIn): Promise<void> {
  const { client } = admin;
  const woojin = await service.signIn('woojin');
  await tape.record('listAdminUsers', client, { query: 'limit=2' });
  await tape.record('endMemberSessions', client, { parameters: { id: woojin.id } });
  await tape.record('resetMemberPassword', client, { parameters: { id: woojin.id } });
  const mails = await tape.record('listAdminMails', client, { query: 'status=waiting&limit=2' });
  await tape.record('retryMail', client, { parameters: { id: mails[0]?.id ?? '' } });
  await tape.record('listJobRuns', client, { query: 'limit=2' });
  await tape.record('listSources', client);
  await recordFinding(tape, service, admin, woojin);
  await tape.record('getAdminSummary', client);
}

/** Somebody gets past every guard of the ledger; what they did is found, put right and closed. */
async function recordFinding(tape: Tape, service: DemoApp, admin: SignedIn, member: SignedIn): Promise<void> {
  const add = (amount: number): Promise<void> =>
    withClient(service.database.adminUrl, async (database) => {
      await database.query(
        `UPDATE ledger.account SET available = available + $1 WHERE owner_id = $2 AND currency = 'LCOIN'`,
        [amount, member.id],
      );
    });
  await add(500);
  await service.app.get(LedgerHealth).check();
  const { findings } = await tape.record('getLedgerHealth', admin.client);
  await add(-500);
  await tape.record('closeLedgerFinding', admin.client, {
    parameters: { id: findings[0]?.id ?? '' },
    body: { note: '잔액을 원래대로 되돌렸습니다.', release: true },
  });
}

/** What a refusal of each kind looks like. */
export async function recordRefusals(tape: Tape, service: DemoApp, hana: SignedIn): Promise<void> {
  const visitor = service.client();
  await tape.refuse(400, 'logInMember', visitor, { body: { email: 'hana', password: '' } });
  await tape.refuse(401, 'getSession', visitor);
  await tape.refuse(403, 'getAdminSummary', hana.client);
  await tape.refuse(404, 'cancelLuffRedemption', hana.client, {
    parameters: { id: '01980000-0000-7000-8000-ffffffffffff' },
  });
  await tape.refuse(409, 'checkAttendance', hana.client, { body: {} });
  await tape.refuse(422, 'requestPayback', hana.client, { body: { usdtAmount: '10', luffAmount: '100' } });
  service.simulator.control.addFault({ vendor: 'okx', kind: '5xx', count: 100 });
  await tape.refuse(503, 'checkUid', visitor, { body: { exchange: 'OKX', uid: '835449167911920011' } });
  service.simulator.control.clearFaults();
  for (let uid = 36_109_100; uid < 36_109_110; uid += 1)
    await visitor.post('/api/uid/check', { exchange: 'Deepcoin', uid: String(uid) });
  await tape.refuse(429, 'checkUid', visitor, { body: { exchange: 'Deepcoin', uid: '36109110' } });
}
