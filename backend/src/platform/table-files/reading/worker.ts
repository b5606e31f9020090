import { readSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import type { WorkerReply, WorkerTask } from './protocol.ts';
import { readCsv } from './read-csv.ts';
import { readWorkbook } from './read-workbook.ts';
import { Refusal } from './refusal.ts';
import { Table } from './table.ts';

/* The thread in which a table file is read. It answers each `next` with one reply and makes no more before. */

const { file } = workerData as WorkerTask;
const port = parentPort;
if (!port) throw new Error('this file is for worker threads');

let wanted = 0;
let wake = (): void => undefined;
port.on('message', () => {
  wanted += 1;
  wake();
});

async function reply(answer: WorkerReply): Promise<void> {
  while (wanted === 0) await new Promise<void>((resolve) => (wake = resolve));
  wanted -= 1;
  port?.postMessage(answer);
}

function formatOf(): 'csv' | 'xlsx' {
  const beginning = Buffer.alloc(4);
  readSync(file, beginning, 0, beginning.length, 0);
  // An Excel file of before 2007.
  if (beginning.equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0]))) throw new Refusal('unsupported');
  return beginning.equals(Buffer.from('PK\u0003\u0004')) ? 'xlsx' : 'csv';
}

try {
  const format = formatOf();
  const table = new Table(format, (head, rows) => reply({ kind: 'rows', head, rows }));
  await (format === 'xlsx' ? readWorkbook : readCsv)(file, table);
  await table.end();
  await reply({ kind: 'end' });
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  await reply({ kind: 'refused', refusal: error.refusal, params: error.params });
} finally {
  port.close();
}
