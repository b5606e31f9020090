import { defineMails, mailCatalogue, mailTopics } from './index.js';

const mails = defineMails('spec', {
  welcome: {
    topic: 'security',
    path: '/confirm-email?token={{token}}',
    prepared: ['token'],
    ko: { subject: '가입을 확인해 주세요', body: ['아래 버튼을 눌러 주세요.'], button: '이메일 확인' },
    en: { subject: 'Confirm your address', body: ['Please use the button below.'], button: 'Confirm' },
  },
  paid: {
    topic: 'spec-payback',
    path: '/mypage?tab={{tab}}',
    ko: {
      subject: '{{usdt}} USDT',
      body: ['{{at}}', '{{reason}}'],
      receipt: [['번호', '{{reference}}']],
      button: '보기',
    },
    en: {
      subject: '{{usdt}} USDT',
      body: ['{{at}}', '{{reason}}'],
      receipt: [['No.', '{{reference}}']],
      button: 'View',
    },
  },
  plain: { topic: 'security', path: null, ko: { subject: '알림', body: [] }, en: { subject: 'Notice', body: [] } },
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

  it('are refused when declared twice, with other placeholders in the other language, with a button that leads nowhere, or with a path to another site', () => {
    const texts = { subject: 'x', body: [] };
    const plain = { topic: 'spec', path: null, ko: texts, en: texts };
    expect(() => defineMails('spec', { plain })).toThrow('declared twice');
    expect(() => defineMails('spec', { lame: { ...plain, path: '/x' } })).toThrow('needs a path');
    const other = { ...plain, en: { subject: '{{y}}', body: [] } };
    expect(() => defineMails('spec', { other })).toThrow('differ by language');
    const button = { ...texts, button: 'y' };
    expect(() =>
      defineMails('spec', { away: { topic: 'spec', path: '//evil.example', ko: button, en: button } }),
    ).toThrow('one slash');
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
