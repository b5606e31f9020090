import { describe, expect, it } from '@jest/globals';
import { contentOf, type Verification } from './uid-verification-receipt.messages.js';

const held: Verification = {
  exchangeId: 'okx',
  exchange: 'OKX',
  uid: '12345678',
  autoVerified: true,
  createdAt: new Date('2026-10-01T00:00:00Z'),
  verifiedAt: new Date('2026-10-02T00:00:00Z'),
  verifiedOn: '2026-10-02',
  countedFromOn: null,
  releasedAt: null,
  releasedOn: null,
  moved: false,
};
const released = { ...held, releasedOn: '2026-11-20', releasedAt: new Date('2026-11-20T05:00:00Z') };

describe('the verification of a UID', () => {
  it('says until when it counted, and since when that is known', () => {
    expect(contentOf(held, 'en').rows.map(({ label }) => label)).not.toContain('Counting ended');
    const { rows, note, correctedAt } = contentOf(released, 'en');
    expect(rows.at(-1)).toMatchObject({ label: 'Counting ended', value: 'The day before 20 Nov 2026' });
    expect({ note, correctedAt }).toEqual({ note: null, correctedAt: '2026-11-20T05:00:00.000Z' });
  });

  it('says that nothing of it counts once it was found to be of another member', () => {
    expect(contentOf({ ...released, moved: true }, 'ko').note).toContain('다른 회원의 UID');
  });
});
