import { describe, expect, it } from '@jest/globals';
import { readConfig } from '../config/index.js';
import { Seals } from './seals.service.js';
import { Signatures } from './signatures.service.js';

const [older, newer] = ['o'.repeat(40), 'n'.repeat(40)];
const configOf = (RECEIPT_SECRET: string) => readConfig({ DATABASE_URL: 'postgres://x@y/z', RECEIPT_SECRET });
const keysOf = (secrets: string): string[] => new Signatures(configOf(secrets)).keys.map(({ kid }) => kid);
const sealOf = (secrets: string) =>
  new Seals(configOf(secrets)).of({ ownerId: 'hana', kind: 'order', id: '1' }, ['100']);

describe('the secrets of receipts', () => {
  const [keyOfOlder, keyOfNewer] = [keysOf(older)[0], keysOf(newer)[0]];

  it('sign by the first one, and publish the keys of all', () => {
    expect(keysOf(`${newer},${older}`)).toEqual([keyOfNewer, keyOfOlder]);
  });

  it('publish no key of one that others may know, which goes on numbering and sealing', () => {
    expect(keysOf(`${newer},leaked:${older}`)).toEqual([keyOfNewer]);
    expect(sealOf(`${newer},leaked:${older}`)).toEqual(sealOf(older));
    expect(sealOf(newer)).not.toEqual(sealOf(older));
  });
});
