import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { z } from 'zod';
import { decimalText, expectShape, optionalDecimalText, parseExactJson, uidText } from './exact-json.js';
import { isLoopbackHost, isPrivateAddress } from './guarded-lookup.js';
import { Pacer } from './pacer.js';
import { readBody } from './read-body.js';
import { UpstreamClient } from './upstream-client.js';
import { UpstreamFailure } from './upstream-failure.js';

describe('exact JSON', () => {
  it('keeps numbers as they were sent', () => {
    const text = '{"uid":90071992547409931,"a":0.1,"b":1e-7,"c":"5","d":[12345678901234567890.12],"e":true,"f":null}';
    expect(parseExactJson(text)).toEqual({
      uid: '90071992547409931',
      a: '0.1',
      b: '1e-7',
      c: '5',
      d: ['12345678901234567890.12'],
      e: true,
      f: null,
    });
  });

  it('keeps every whole number of up to 20 digits', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 20n }), (number) => {
        expect(parseExactJson(`[${number}]`)).toEqual([number.toString()]);
      }),
    );
  });

  it('names the first place that departs from the schema', () => {
    const schema = z.object({ data: z.object({ list: z.array(z.object({ uid: uidText })) }) });
    const read = () => expectShape(schema, { data: { list: [{ uid: '1' }, { memberId: '2' }] } });
    expect(read).toThrow('unexpected answer at data.list.1.uid');
    expect(() => expectShape(z.object({}), 'text')).toThrow('at $');
  });

  it.each(['', 'NaN', 'Infinity', '1,000', ' 1', '0x10', '1e999'])('takes %j for no decimal', (text) => {
    expect(decimalText.safeParse(text).success).toBe(false);
  });

  it('tells a missing amount from zero', () => {
    expect(['', null, undefined, '0'].map((value) => optionalDecimalText.parse(value))).toEqual([
      null,
      null,
      null,
      '0',
    ]);
  });
});

describe('a failure', () => {
  it.each([
    ['timeout', 'upstream.unavailable'],
    ['open', 'upstream.unavailable'],
    ['busy', 'upstream.rateLimited'],
    ['rateLimited', 'upstream.rateLimited'],
    ['drift', 'upstream.schemaDrift'],
    ['credentials', 'upstream.accessRefused'],
    ['clock', 'upstream.clockRefused'],
    ['refused', 'upstream.requestRefused'],
  ] as const)('(%s) is refused as %s, always as not available', (reason, code) => {
    const error = new UpstreamFailure(reason, 'detail', { retryAfterMs: 1500 }).toDomainError('OKX');
    expect([error.code, error.kind, error.extras.retryAfterSeconds]).toEqual([code, 'unavailable', 2]);
    expect(error.messageIn('ko')).toContain('OKX');
  });
});

describe('the pacer', () => {
  /** When each of some turns came, in the order in which they came. */
  const turnsOf = async (pacer: Pacer, lanes: string[]): Promise<{ lane: string; at: number }[]> => {
    const turns: { lane: string; at: number }[] = [];
    const asked = lanes.map(async (lane) => {
      await pacer.turn(lane);
      turns.push({ lane, at: performance.now() });
    });
    await setImmediate();
    // Nothing wakes meanwhile, as on a machine that is busy.
    for (const held = performance.now(); performance.now() - held < 120;);
    await Promise.all(asked);
    return turns;
  };

  it('spaces requests of one lane and does not mix lanes, even when it wakes late', async () => {
    const turns = await turnsOf(new Pacer(20, 1_000), ['a', 'a', 'a', 'b']);
    expect(turns.map(({ lane }) => lane)).toEqual(['a', 'b', 'a', 'a']);
    const [first = 0, second = 0, third = 0] = turns.filter(({ lane }) => lane === 'a').map(({ at }) => at);
    expect(second - first).toBeGreaterThanOrEqual(50);
    expect(third - second).toBeGreaterThanOrEqual(50);
  });

  it('refuses when the queue would take too long', async () => {
    const pacer = new Pacer(1, 1_500);
    pacer.pause('a', 1_600);
    await expect(pacer.turn('a')).rejects.toMatchObject({ reason: 'busy' });
  });
});

describe('outbound addresses', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
    'fd00::1',
    'fe80::1',
    '::ffff:10.0.0.1',
    'x',
  ])('%s is private', (address) => expect(isPrivateAddress(address)).toBe(true));
  it.each(['8.8.8.8', '172.32.0.1', '104.18.0.1', '2606:4700::1111', '::ffff:8.8.8.8'])('%s is public', (address) =>
    expect(isPrivateAddress(address)).toBe(false),
  );
  it('may be plain http on this machine only', () => {
    expect(
      ['localhost', '127.0.0.1', '[::1]', 'localhost.example.com', '127.0.0.1.example.com'].map(isLoopbackHost),
    ).toEqual([...[true, true, true], ...[false, false]]);
    const client = (baseUrl: string) => () => new UpstreamClient({ vendor: 'OKX', baseUrl, perSecond: 1 });
    expect(client('http://www.okx.com')).toThrow('https');
    expect(client('ftp://127.0.0.1')).toThrow('https');
    expect(client('https://www.okx.com')).not.toThrow();
    expect(client('http://127.0.0.1:3000/okx')).not.toThrow();
  });
});

describe('a body', () => {
  async function* chunks(...sizes: number[]): AsyncGenerator<Uint8Array> {
    for (const size of sizes) yield await Promise.resolve(new Uint8Array(size).fill(0x61));
  }
  it('is read up to its limit and not beyond', async () => {
    expect(await readBody(chunks(3, 2), 5)).toBe('aaaaa');
    await expect(readBody(chunks(3, 3), 5)).rejects.toMatchObject({ reason: 'garbage' });
  });
});
