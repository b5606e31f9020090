import { jest } from '@jest/globals';
import fc from 'fast-check';
import {
  accruesTheWholeDay,
  accruesWithoutDeadlock,
  decidesOnce,
  findDifferences,
  followsTheModel,
  intentLists,
  losesNoUpdate,
  paysEachIntentOnce,
  realLedger,
  stopsAtZero,
  survivesLostAnswers,
  survivesTheCrowd,
  type LedgerSubject,
} from './support/ledger-experiments.js';
import { openLedger, type LedgerHarness } from './support/ledger-harness.js';

// A busy machine may take its time; what is tested is not speed.
jest.setTimeout(120_000);

const RUNS = Number(process.env.LEDGER_RUNS ?? 100);
const SEED = Number(process.env.LEDGER_SEED ?? Math.floor(Math.random() * 2 ** 31));
const WORKERS = 8;

let harness: LedgerHarness;
let ledger: LedgerSubject;

beforeAll(async () => {
  process.stdout.write(`ledger properties: LEDGER_SEED=${SEED} LEDGER_RUNS=${RUNS}\n`);
  harness = await openLedger(WORKERS);
  ledger = realLedger(harness);
});

afterAll(() => harness.close());

describe('the ledger, whatever is asked of it', () => {
  it('answers as the model does, counts a repeated intent once, and leaves everything as it was after a refusal', async () => {
    await fc.assert(
      fc.asyncProperty(intentLists(25), async (intents) => {
        expect(await followsTheModel(ledger, intents)).toEqual([]);
      }),
      { seed: SEED, numRuns: RUNS },
    );
    expect(await findDifferences(harness)).toEqual([]);
  }, 900_000);

  it('keeps its books straight while a crowd uses it, one member above all', async () => {
    const rounds = fc.sample(fc.array(intentLists(25), { minLength: 24, maxLength: 24 }), {
      seed: SEED,
      numRuns: Math.ceil(RUNS / 40),
    });
    for (const lists of rounds) expect(await survivesTheCrowd(ledger, lists, WORKERS)).toEqual([]);
  }, 900_000);

  it('ends at the same balance in whatever order credits come', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.bigInt({ min: 1n, max: 10n ** 12n }), { minLength: 2, maxLength: 8 }),
        fc.nat(),
        async (amounts, turn) => {
          const ends = [];
          for (const order of [
            amounts,
            [...amounts.slice(turn % amounts.length), ...amounts.slice(0, turn % amounts.length)],
          ]) {
            const member = await harness.newMember();
            for (const amount of order) await ledger.move(member, `credit of ${amount}`, 'accrue', 'LUFF', amount);
            ends.push((await harness.ledger.balance(harness.dataSource.manager, member, 'LUFF')).available);
          }
          expect(ends[0]).toBe(ends[1]);
        },
      ),
      { seed: SEED, numRuns: Math.ceil(RUNS / 10) },
    );
  }, 900_000);
});

describe('the ledger under many hands', () => {
  it('allows exactly as many spends as there are points', async () => {
    expect(await stopsAtZero(ledger, 100, 400)).toEqual([]);
  });

  it('loses no update of one hot member', async () => {
    expect(await losesNoUpdate(ledger, WORKERS, 50)).toEqual([]);
  });

  it('pays the attendance of a day once, however often it is claimed at midnight', async () => {
    expect(await paysEachIntentOnce(ledger, 30, WORKERS)).toEqual([]);
  });

  it('lets one of eight racing decisions on a hold win', async () => {
    expect(await decidesOnce(ledger, 30, WORKERS)).toEqual([]);
  });

  it('accrues to the same members in opposite orders without a deadlock', async () => {
    expect(await accruesWithoutDeadlock(ledger, 8)).toEqual([]);
  });

  it('earns a day of small fills in full', async () => {
    expect(await accruesTheWholeDay(ledger)).toEqual([]);
  });

  it('counts an intent once though its answers are lost', async () => {
    expect(await survivesLostAnswers(ledger, 20)).toEqual([]);
  });
});
