import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordExamples } from './examples/record.js';
import type { Examples } from './examples/tape.js';
import { contract, operations, responseOf, wrongsOf } from './support/contract.js';

const FILE = join(import.meta.dirname, '../openapi-examples.json');
/** Set by `npm run examples`. */
const IS_WRITING = process.env.EXAMPLES === 'write';

const JSON_TYPE = 'application/json';

describe('the examples of the contract', () => {
  it('can be recorded: every operation is called and succeeds', async () => {
    const recorded = await recordExamples();
    if (IS_WRITING) writeFileSync(FILE, `${JSON.stringify(recorded, null, 2)}\n`);
    const kept = JSON.parse(readFileSync(FILE, 'utf8')) as Examples;
    expect(Object.keys(recorded.operations)).toEqual(operations.map(({ operation }) => operation.operationId).sort());
    expect(Object.keys(kept.operations)).toEqual(Object.keys(recorded.operations));
    expect(Object.keys(recorded.refusals)).toEqual(Object.keys(kept.refusals));
  }, 240_000);

  if (IS_WRITING) return;

  it('show for each operation what it takes and answers, as its schemas say', () => {
    const wrong = operations.flatMap(({ operation }) => {
      const { operationId, requestBody, responses } = operation;
      const success =
        Object.keys(responses)
          .map(Number)
          .find((status) => status < 300) ?? 0;
      const parts = [
        { place: 'request', media: requestBody?.content[JSON_TYPE] },
        { place: 'answer', media: responseOf(operation, success)?.content?.[JSON_TYPE] },
      ];
      return parts.flatMap(({ place, media }) => {
        if (!media) return [];
        if (media.example === undefined) return [`${operationId} has no ${place}`];
        return wrongsOf(media.example, media.schema ?? {}, `${operationId} ${place}`);
      });
    });
    expect(wrong).toEqual([]);
  });

  it('show for each kind of refusal what it answers', () => {
    const { refusals } = JSON.parse(readFileSync(FILE, 'utf8')) as Examples;
    const shown = Object.entries(contract.components.responses).flatMap(([name, { content }]) => {
      const media = content?.[JSON_TYPE];
      if (!media) return [];
      expect(wrongsOf(media.example, media.schema ?? {}, name)).toEqual([]);
      return [[name, media.example] as const];
    });
    expect(Object.fromEntries(shown)).toEqual(refusals);
    expect(shown.length).toBeGreaterThan(7);
  });
});
