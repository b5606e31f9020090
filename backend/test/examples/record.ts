import { startDemoApp } from '../support/demo-app.js';
import { recordAccount, recordVisitors } from './accounts.js';
import { recordChartAnalysis } from './chart-analysis.js';
import { recordConnection, recordImport, recordJournal } from './journal.js';
import { recordMarket } from './market.js';
import { recordOperations, recordRefusals, recordReports, recordSite } from './office.js';
import { recordIndicators, recordLcoin, recordLuff, recordRebates, recordStore, recordUids } from './points.js';
import { Tape, type Examples } from './tape.js';

/** Calls every operation of the demo once, so that it succeeds, and each kind of refusal once. */
export async function recordExamples(): Promise<Examples> {
  const service = await startDemoApp();
  try {
    const tape = new Tape();
    const admin = await service.signIn('admin');
    const hana = await service.signIn('hana');
    await recordVisitors(tape, service);
    await recordRebates(tape, hana);
    await recordUids(tape, service, admin);
    await recordLcoin(tape, service, admin, hana);
    await recordStore(tape, admin, hana);
    await recordLuff(tape, service, admin);
    await recordIndicators(tape, service, admin);
    await recordJournal(tape, hana);
    await recordImport(tape, hana);
    await recordConnection(tape, hana);
    await recordChartAnalysis(tape, hana);
    await recordAccount(tape, service);
    await recordReports(tape, admin);
    await recordMarket(tape, service, hana.client);
    await recordSite(tape, admin);
    await recordOperations(tape, service, admin);
    await recordRefusals(tape, service, hana);
    return tape.end();
  } finally {
    await service.close();
  }
}
