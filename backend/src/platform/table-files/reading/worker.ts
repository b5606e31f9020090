import { readSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { goBehind } from '../../threads/index.ts';
import type { RowMapper, WorkerReply, WorkerRequest, WorkerTask } from './protocol.ts';
import { readCsv } from './read-csv.ts';
import { readWorkbook } from './read-workbook.ts';
import { Refusal } from './refusal.ts';
import { Table, type TableHead, type TableRow } from './table.ts';

/* Worker thread that reads a table file. It answers each request with one reply and does not read ahead. */

const { file } = workerData as WorkerTask;
const port = parentPort;
if (!port) throw new Error('this file is for worker threads');
goBehind();

const requests: WorkerRequest[] = [];
let wake = (): void => undefined;
port.on('message', (request: WorkerRequest) => {
  requests.push(request);
  wake();
});

async function requested(): Promise<WorkerRequest> {
  for (;;) {
    const request = requests.shift();
    if (request) return request;
    await new Promise<void>((resolve) => (wake = resolve));
  }
}

async function reply(answer: WorkerReply): Promise<void> {
  await requested();
  port?.postMessage(answer);
}

let batchOf: ((rows: readonly TableRow[]) => unknown) | null = null;

async function deliver(head: TableHead, rows: readonly TableRow[]): Promise<void> {
  if (!batchOf) await reply({ kind: 'head', head });
  const { mapping } = await requested();
  if (!batchOf && mapping) {
    const { mapper } = (await import(mapping.module)) as { mapper: RowMapper<unknown, unknown> };
    batchOf = mapper(head.headers, mapping.options);
  }
  batchOf ??= (all) => all;
  port?.postMessage({ kind: 'batch', batch: batchOf(rows) } satisfies WorkerReply);
}

function formatOf(): 'csv' | 'xlsx' {
  const beginning = Buffer.alloc(4);
  readSync(file, beginning, 0, beginning.length, 0);
  // An Excel file from before 2007.
  if (beginning.equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0]))) throw new Refusal('unsupported');
  return beginning.equals(Buffer.from('PK\u0003\u0004')) ? 'xlsx' : 'csv';
}

try {
  const format = formatOf();
  const table = new Table(format, deliver);
  await (format === 'xlsx' ? readWorkbook : readCsv)(file, table);
  await table.end();
  await reply({ kind: 'end' });
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  await reply({ kind: 'refused', refusal: error.refusal, params: error.params });
} finally {
  port.close();
}
