import { defineMails, mailCatalogue, mailTopics } from './index.js';

const name = { ko: '안내', en: 'Notice' };
const mails = defineMails('spec', {
  welcome: {
    name,
    topic: 'security',
    button: { to: '/confirm-email?token={{token}}', ko: '이메일 확인', en: 'Confirm' },
    prepared: ['token'],
    ko: { subject: '가입을 확인해 주세요', body: ['아래 버튼을 눌러 주세요.'] },
    en: { subject: 'Confirm your address', body: ['Please use the button below.'] },
  },
  paid: {
    name,
    topic: 'spec-payback',
    button: { to: '/mypage?tab={{tab}}', ko: '보기', en: 'View' },
    ko: { subject: '{{usdt}} USDT', body: ['{{at}}', '{{reason}}'] },
    en: { subject: '{{usdt}} USDT', body: ['{{at}}', '{{reason}}'] },
    receipt: [{ ko: ['번호', '{{reference}}'], en: ['No.', '{{reference}}'] }],
  },
  plain: { name, topic: 'security', ko: { subject: '알림', body: [] }, en: { subject: 'Notice', body: [] } },
});

describe('declared mails', () => {
  it('become messages whose parameters can lie in the outbox', () => {
    const at = new Date('2026-11-20T03:00:00Z');
    const reason = { ko: '사유', en: 'reason' };
    expect(mails.paid({ usdt: '12.34', at, reason, reference: 7n })).toEqual({
      kind: 'spec.paid',
      params: { usdt: '12.34', at: { at: '2026-11-20T03:00:00.000Z' }, reason, reference: '7' },
    });
    expect(mails.paid({ usdt: 'a\0b\ud800', at: '', reason, reference: '' }).params['usdt']).toBe('ab\ufffd');
    expect(mails.plain()).toEqual({ kind: 'spec.plain', params: {} });
  });

  it('take no parameter that is added at delivery, and miss none of their texts', () => {
    expect(mails.welcome()).toEqual({ kind: 'spec.welcome', params: {} });
    // @ts-expect-error a token must not lie in the outbox
    mails.welcome({ token: 'x' });
    // @ts-expect-error the subject needs the amount
    mails.paid({ at: '', reason: '', reference: '' });
    // @ts-expect-error there is no such placeholder
    mails.plain({ usdt: '1' });
  });

  it('are refused when declared twice, with other placeholders in the other language, with a button that leads nowhere, or with a link to another site', () => {
    const texts = { subject: 'x', body: [] };
    const plain = { name, topic: 'spec', ko: texts, en: texts };
    const button = { to: '/x', ko: 'y', en: 'y' };
    expect(() => defineMails('spec', { plain })).toThrow('declared twice');
    for (const other of [
      { ...plain, en: { subject: '{{y}}', body: [] } },
      { ...plain, button: { ...button, en: '{{y}}' } },
      { ...plain, receipt: [{ ko: ['x', 'y'], en: ['x', '{{y}}'] }] as const },
    ])
      expect(() => defineMails('spec', { other })).toThrow('differ by language');
    for (const to of ['//evil.example', { ko: '/x', en: 'https://evil.example' }])
      expect(() => defineMails('spec', { away: { ...plain, button: { ...button, to } } })).toThrow('one slash');
    // @ts-expect-error a button leads somewhere
    expect(() => defineMails('spec', { lame: { ...plain, button: { ko: 'y', en: 'y' } } })).toThrow();
  });

  it('make the topics that a member may switch off, all but the obligatory one', () => {
    const topics = mailTopics();
    expect(topics[0]).toEqual({ topic: 'security', obligatory: true });
    expect(topics).toContainEqual({ topic: 'spec-payback', obligatory: false });
    expect(topics.filter(({ obligatory }) => obligatory)).toHaveLength(1);
  });

  it('are known by their kind', () => {
    expect(mailCatalogue().get('spec.paid')?.topic).toBe('spec-payback');
  });
});
