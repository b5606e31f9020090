import { randomUUID } from 'node:crypto';
import { withClient } from '../embedded-postgres/bootstrap.js';
import { faqEntries } from '../src/database/seeds/faq-entries.js';
import { seedFaq } from '../src/database/seeds/faq.seed.js';
import { createAdmin, type SignedIn } from './factories/member.js';
import type { HttpClient } from './support/http-client.js';
import { startTestApp, type TestApp } from './support/test-app.js';

const question = (overrides: object = {}) => ({
  questionKo: '가입하면 무엇을 받나요?',
  questionEn: 'What do I get for signing up?',
  answerKo: '가입하면 {lcoin_signupBonus} L을 드립니다.',
  answerEn: 'You get {lcoin_signupBonus} L.',
  keywordsKo: ['보너스'],
  keywordsEn: ['bonus'],
  ...overrides,
});

describe('questions and answers', () => {
  let service: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    service = await startTestApp();
    admin = await createAdmin(service, 'en');
  });

  afterAll(() => service.close());

  const read = async (language: 'ko' | 'en' = 'ko') => (await service.client(language).get('/api/faq')).body;
  const readAll = async () => (await admin.client.get('/api/admin/faq')).body;
  const add = (overrides: object = {}, client: HttpClient = admin.client) =>
    client.post('/api/admin/faq', question(overrides));
  const added = async (overrides: object = {}) => {
    const { status, body } = await add(overrides);
    expect(status).toBe(201);
    return body;
  };
  const order = (ids: readonly string[]) => admin.client.send('PUT', '/api/admin/faq/order', { ids });
  const remove = (id: string) => admin.client.delete(`/api/admin/faq/${id}`);
  const answerOf = async (id: string, language: 'ko' | 'en' = 'ko') =>
    (await read(language)).find((entry) => entry.id === id);
  const setting = async (key: string, value: string): Promise<void> => {
    expect((await admin.client.patch(`/api/admin/settings/${key}`, { value })).status).toBe(200);
  };
  const exchange = async (id: string, change: object): Promise<void> => {
    expect((await admin.client.patch(`/api/admin/exchanges/${id}`, change)).status).toBe(200);
  };
  const acts = (targetId: string): Promise<{ action: string; before: unknown; after: unknown; actorId: string }[]> =>
    service.dataSource.query(
      `SELECT action, before, after, actor_id AS "actorId" FROM platform_audit_events
       WHERE target_type = 'faq' AND target_id = $1 ORDER BY at, id`,
      [targetId],
    );

  describe('as an installation has them at first', () => {
    it('are there in both languages, with numbers and without braces', async () => {
      for (const language of ['ko', 'en'] as const) {
        const entries = await read(language);
        expect(entries.map((entry) => entry.question)).toEqual(faqEntries.map((entry) => entry.question[language]));
        for (const { answer, question: asked, keywords } of entries)
          expect([answer, asked, ...keywords].join()).not.toMatch(/[{}—]|undefined|null|NaN/);
      }
    });

    it('begin with the check of a UID, the rates and KYC, and quote what is in force', async () => {
      const [check, rates, kyc] = await read('en');
      expect(check).toMatchObject({ link: '/#uid-check' });
      expect(check?.answer).toContain('You can check 10 different UIDs an hour.');
      expect(rates?.answer).toContain('At the moment: Binance 20%, OKX 40%, Bitget 50%, Deepcoin 50%, Ourbit 60%.');
      expect(rates?.quotes).toEqual([
        {
          key: 'rates',
          label: 'Rebate rates by exchange',
          value: 'Binance 20%, OKX 40%, Bitget 50%, Deepcoin 50%, Ourbit 60%',
        },
      ]);
      expect(kyc?.answer).toContain('Waiting times: OKX 30 days, Bitget 24 hours.');
      expect(kyc?.answer).toContain('Deepcoin: Once support has released the KYC');
      expect((await read('ko'))[2]?.answer).toContain('대기 시간: OKX 30일, Bitget 24시간.');
    });

    it('have the answer about each exchange alone, where it lists what holds at each', async () => {
      const [check, , kyc] = await read('ko');
      expect(check?.byExchange).toEqual([]);
      const about = new Map(kyc?.byExchange.map(({ exchangeName, answer }) => [exchangeName, answer]));
      expect(about.get('Bitget')).toContain('대기 시간: Bitget 24시간.');
      expect(about.get('Bitget')).not.toMatch(/OKX|Binance|Deepcoin/);
      expect(about.get('OKX')).toContain('대기 시간: OKX 30일.');
      expect(about.get('Deepcoin')).toMatch(/\nDeepcoin: .+\n새 계정은/);
      expect(about.get('Deepcoin')).not.toContain('대기 시간:');
    });

    it('are the operators’ from then on: adding them again changes and returns nothing', async () => {
      const [first, second] = await readAll();
      await admin.client.patch(`/api/admin/faq/${first?.id}`, { questionKo: '바꾼 질문입니다' });
      await remove(second?.id ?? '');
      const before = await readAll();
      await withClient(service.database.adminUrl, (owner) =>
        seedFaq(
          {
            query: async (text: string, values: unknown[]) =>
              (await owner.query<Record<string, unknown>>(text, values)).rows,
          } as never,
          new Date(),
        ),
      );
      expect(await readAll()).toEqual(before);
    });
  });

  it('quote a setting as it is at this moment, with what it is', async () => {
    const { id } = await added();
    expect(await answerOf(id)).toEqual({
      id,
      question: '가입하면 무엇을 받나요?',
      answer: '가입하면 1,000 L을 드립니다.',
      keywords: ['보너스'],
      link: null,
      quotes: [{ key: 'lcoin_signupBonus', label: '회원가입 보너스 (L)', value: '1,000' }],
      byExchange: [],
      asOf: service.clock.now().toISOString(),
    });
    service.clock.advance({ seconds: 1 });
    await setting('lcoin_signupBonus', '765432');
    expect(await answerOf(id, 'en')).toMatchObject({
      answer: 'You get 765,432 L.',
      quotes: [{ key: 'lcoin_signupBonus', label: 'Sign-up bonus (L)', value: '765,432' }],
      asOf: service.clock.now().toISOString(),
    });
  });

  it('say how many chart analyses are free by the setting, which the site reads too', async () => {
    const published = async (): Promise<string | undefined> =>
      (await service.client().get('/api/site-settings')).body.find(({ key }) => key === 'store_freeChartAnalyses')
        ?.value;
    const said = async (language: 'ko' | 'en'): Promise<string | undefined> =>
      (await read(language)).find(({ link }) => link === '/lcoin-shop')?.answer;
    expect(await published()).toBe('3');
    expect(await said('ko')).toContain('회원마다 3번까지 무료로');
    await setting('store_freeChartAnalyses', '5');
    expect(await published()).toBe('5');
    expect(await said('ko')).toContain('회원마다 5번까지 무료로');
    expect(await said('en')).toContain('Free analyses for each member: 5.');
    await setting('store_freeChartAnalyses', '3');
  });

  it('are put together anew after a change to them', async () => {
    const { id } = await added();
    expect(await answerOf(id)).toBeDefined();
    await admin.client.patch(`/api/admin/faq/${id}`, { questionKo: '바꾼 질문입니다' });
    expect(await answerOf(id)).toMatchObject({ question: '바꾼 질문입니다' });
    await order((await readAll()).map((entry) => entry.id).toReversed());
    expect((await read())[0]?.id).toBe(id);
    await order((await readAll()).map((entry) => entry.id).toReversed());
    expect((await read()).at(-1)?.id).toBe(id);
    await remove(id);
    expect(await answerOf(id)).toBeUndefined();
  });

  it('say nothing about an exchange to whom it is not offered', async () => {
    const mixed = await added({
      answerKo: '거래소는 {exchanges}입니다. Ourbit은 {rate:ourbit}입니다. 가입해 주세요.',
      answerEn: 'Exchanges: {exchanges}. Ourbit gives back {rate:ourbit}. Sign up.',
    });
    const alone = await added({ answerKo: 'Ourbit은 {rate:ourbit}입니다.', answerEn: 'Ourbit: {rate:ourbit}' });
    expect((await answerOf(mixed.id, 'en'))?.answer).toBe(
      'Exchanges: Binance, OKX, Bitget, Deepcoin, Ourbit. Ourbit gives back 60%. Sign up.',
    );
    await exchange('ourbit', { hiddenLanguages: ['en'] });
    expect((await answerOf(mixed.id, 'en'))?.answer).toBe('Exchanges: Binance, OKX, Bitget, Deepcoin. Sign up.');
    expect(JSON.stringify(await read('en'))).not.toContain('Ourbit');
    expect(await answerOf(alone.id, 'en')).toBeUndefined();
    expect((await answerOf(alone.id, 'ko'))?.answer).toBe('Ourbit은 60%입니다.');

    await exchange('ourbit', { hiddenLanguages: [], isActive: false });
    expect(JSON.stringify(await read('ko'))).not.toContain('Ourbit');
    // Operators can write about it while it is off.
    expect((await added({ answerKo: 'Ourbit은 {rate:ourbit}입니다.' })).id).toBeDefined();
    await exchange('ourbit', { isActive: true, rebateRate: '0.655' });
    expect((await answerOf(alone.id, 'en'))?.answer).toBe('Ourbit: 65.5%');
  });

  it('show no brace that comes with a name or a text', async () => {
    await setting('site_supportHours', '{rates} 24/7');
    const { id } = await added({ answerEn: 'Hours: {site_supportHours}' });
    expect((await answerOf(id, 'en'))?.answer).toBe('Hours: rates 24/7');
  });

  describe('that operators write', () => {
    it('come last, published unless said otherwise, and are written down', async () => {
      const count = (await readAll()).length;
      const shown = await added({ link: '/register' });
      const hidden = await added({ isPublished: false });
      expect([shown.position, hidden.position]).toEqual([count + 1, count + 2]);
      expect(await answerOf(shown.id)).toMatchObject({ link: '/register' });
      expect(await answerOf(hidden.id)).toBeUndefined();
      expect((await readAll()).slice(-2)).toEqual([shown, hidden]);
      expect(await acts(shown.id)).toEqual([
        { action: 'faq-entry.created', before: null, after: shown, actorId: admin.id },
      ]);
    });

    it('change at once, field by field, and leave a trace of before and after', async () => {
      const before = await added({ link: '/register' });
      service.clock.advance({ minutes: 1 });
      const { status, body: after } = await admin.client.patch(`/api/admin/faq/${before.id}`, {
        answerKo: '첫 줄입니다.\r\n둘째 줄입니다.  ',
        link: null,
      });
      expect(status).toBe(200);
      expect(after).toEqual({
        ...before,
        answerKo: '첫 줄입니다.\n둘째 줄입니다.',
        link: null,
        updatedAt: service.clock.now().toISOString(),
      });
      expect((await answerOf(before.id))?.answer).toBe('첫 줄입니다.\n둘째 줄입니다.');
      expect((await acts(before.id)).at(-1)).toEqual({ action: 'faq-entry.changed', before, after, actorId: admin.id });

      service.clock.advance({ minutes: 1 });
      await admin.client.patch(`/api/admin/faq/${before.id}`, { answerKo: after.answerKo });
      await admin.client.patch(`/api/admin/faq/${before.id}`, {});
      expect(await readAll()).toContainEqual(after);
      expect(await acts(before.id)).toHaveLength(2);
    });

    it.each(['/', '/#uid-check', '/en/faq?q=1.5%25&b=%EB%9F%AC#a/b', '/a.b/..c/d...', '/x/.well-known'])(
      'lead to %s',
      async (link) => {
        expect((await added({ link })).link).toBe(link);
      },
    );

    it('keep each keyword once', async () => {
      const { keywordsEn } = await added({ keywordsEn: [' Bonus', 'bonus', 'gift'] });
      expect(keywordsEn).toEqual(['Bonus', 'gift']);
    });

    it.each([
      ['an unknown setting', '{lcoin_nothing} L', '{lcoin_nothing}'],
      ['an unknown exchange', '{rate:mtgox}', '{rate:mtgox}'],
      ['an unknown fact', '{volume:okx}', '{volume:okx}'],
      ['a share of what is none', '{lcoin_signupBonus|percent}', '{lcoin_signupBonus|percent}'],
      ['a blank', '{ rates }', '{ rates }'],
      ['nothing', 'a {} b', '{}'],
      ['a name of the language', '{constructor} {__proto__}', '{constructor}'],
      ['two braces', 'a {{rates}} b', '{{rates}} b'],
      ['an open brace', 'first {rates\nsecond', '{rates'],
      ['a closing brace', 'first rates}\nsecond', '}'],
    ])('are refused with %s in braces, by which one and in which field', async (_, answerEn, placeholder) => {
      const count = (await readAll()).length;
      const english = await add({ answerEn });
      expect(english).toMatchObject({
        status: 422,
        body: {
          code: 'faq.placeholderUnknown',
          message: `${placeholder} cannot be quoted. Only placeholders of the list may stand in braces.`,
          fields: [
            { path: 'answerEn', message: `The English answer has a placeholder that does not exist: ${placeholder}` },
          ],
        },
      });
      expect(await readAll()).toHaveLength(count);
      const { id } = (await readAll())[0] ?? { id: '' };
      const both = await admin.client.patch(
        `/api/admin/faq/${id}`,
        { answerKo: answerEn, answerEn },
        { 'accept-language': 'ko' },
      );
      expect(both.status).toBe(422);
      expect(both.body.fields?.map(({ path }) => path)).toEqual(['answerKo', 'answerEn']);
    });

    it('are refused with more than twenty placeholders in an answer', async () => {
      const twenty = '{rates} '.repeat(20);
      expect((await add({ answerKo: twenty, answerEn: twenty })).status).toBe(201);
      expect(await add({ answerKo: twenty, answerEn: `${twenty}{lcoin_signupBonus}` })).toMatchObject({
        status: 422,
        body: {
          code: 'faq.placeholdersTooMany',
          message: 'An answer can have 20 placeholders at most.',
          fields: [{ path: 'answerEn', message: 'The English answer has 21 placeholders. There can be 20 at most.' }],
        },
      });
      const { id } = (await readAll())[0] ?? { id: '' };
      const both = { answerKo: `${twenty}{rates}`, answerEn: `${twenty}{rates}` };
      const korean = await createAdmin(service);
      const changed = await korean.client.patch(`/api/admin/faq/${id}`, both);
      expect({ status: changed.status, message: changed.body.message }).toEqual({
        status: 422,
        message: '답변 하나에는 자리표시자를 20개까지 넣을 수 있습니다.',
      });
      expect(changed.body.fields?.map(({ path }) => path)).toEqual(['answerKo', 'answerEn']);
    });

    it('are refused in Korean to who reads Korean', async () => {
      const korean = await createAdmin(service);
      const { body } = await add({ answerKo: '{x}' }, korean.client);
      expect(body).toMatchObject({
        message: '답변에 사용할 수 없는 자리표시자입니다: {x}. 중괄호에는 목록에 있는 자리표시자만 넣어 주세요.',
        fields: [{ path: 'answerKo', message: '한국어 답변에 사용할 수 없는 자리표시자가 있습니다: {x}' }],
      });
    });

    it.each([
      ['a blank question', { questionKo: '   ' }, 'questionKo'],
      ['a question in two lines', { questionEn: 'One\ntwo' }, 'questionEn'],
      ['braces in a question', { questionEn: 'What are {rates}?' }, 'questionEn'],
      ['a long question', { questionKo: '가'.repeat(201) }, 'questionKo'],
      ['a control character in an answer', { answerKo: '하나\u0007둘' }, 'answerKo'],
      ['a right-to-left mark in an answer', { answerEn: 'abc\u202Edef' }, 'answerEn'],
      ['a private character in an answer', { answerEn: 'abc\uE000' }, 'answerEn'],
      ['a long answer', { answerEn: 'a'.repeat(2001) }, 'answerEn'],
      ['a number as an answer', { answerEn: 12345 }, 'answerEn'],
      ['no answer', { answerKo: undefined }, 'answerKo'],
      ['null as a question', { questionEn: null }, 'questionEn'],
      ['keywords that are no list', { keywordsKo: '보너스' }, 'keywordsKo'],
      ['a keyword that cannot be seen', { keywordsKo: ['\u3164'] }, 'keywordsKo'],
      ['an empty keyword', { keywordsEn: ['  '] }, 'keywordsEn'],
      ['a keyword that is an object', { keywordsEn: [{}] }, 'keywordsEn'],
      ['too many keywords', { keywordsEn: Array.from({ length: 31 }, (_, index) => `word${index}`) }, 'keywordsEn'],
      ['too many keywords, though the same', { keywordsEn: Array.from({ length: 31 }, () => 'word') }, 'keywordsEn'],
      ['a link elsewhere', { link: 'https://example.com' }, 'link'],
      ['a link without its protocol', { link: '//example.com' }, 'link'],
      ['a link with a backslash', { link: '/\\example.com' }, 'link'],
      ['a link that runs', { link: 'javascript:alert(1)' }, 'link'],
      ['a link with a control character', { link: '/a\u0007b' }, 'link'],
      ['an empty link', { link: '' }, 'link'],
      ['a link with an empty segment', { link: '/faq//example.com' }, 'link'],
      ['a link that goes on elsewhere', { link: '/login?next=//example.com' }, 'link'],
      ['a link that leads up', { link: '/..//example.com' }, 'link'],
      ['a link that leads up at its end', { link: '/faq/..' }, 'link'],
      ['a link that leads up before a question mark', { link: '/faq/..?a=b' }, 'link'],
      ['a link that stays', { link: '/./faq' }, 'link'],
      ['a link with an escaped tab', { link: '/%09/example.com' }, 'link'],
      ['a link with an escaped line break', { link: '/login?next=/%0A/example.com' }, 'link'],
      ['a link with an escaped dot', { link: '/%2E./faq' }, 'link'],
      ['a link with an escaped slash', { link: '/%2fexample.com' }, 'link'],
      ['a link with a broken escape', { link: '/faq?a=%zz' }, 'link'],
      ['published that is no yes or no', { isPublished: 'yes' }, 'isPublished'],
      ['a field that is not known', { position: 1 }, 'position'],
    ])('are refused with %s', async (_, overrides, path) => {
      const { status, body } = await add(overrides);
      expect({ status, fields: body.fields?.map((field) => field.path) }).toEqual({ status: 400, fields: [path] });
      const [first] = await readAll();
      if (Object.values(overrides).every((value) => value !== undefined))
        expect((await admin.client.send('PATCH', `/api/admin/faq/${first?.id}`, overrides)).status).toBe(400);
    });

    it.each([
      [{ questionEn: 12 }, 'questionEn', 'This must be text.'],
      [{ questionEn: 'a'.repeat(201) }, 'questionEn', 'Use at most 200 characters.'],
      [{ answerEn: 'a' }, 'answerEn', 'Use at least 2 characters.'],
      [{ answerEn: ['{'] }, 'answerEn', 'This must be text.'],
      [{ keywordsEn: 'bonus' }, 'keywordsEn', 'This must be a list.'],
      [{ keywordsEn: [1] }, 'keywordsEn', 'This must be text.'],
      [{ questionEn: 'What are {rates}?' }, 'questionEn', 'Braces are for answers only.'],
    ])('are told first of what sort a field must be: %j', async (overrides, path, message) => {
      expect((await add(overrides)).body.fields).toEqual([{ path, message }]);
    });

    it('are not found where there are none', async () => {
      for (const id of [randomUUID(), '00000000-0000-0000-0000-000000000000']) {
        expect((await remove(id)).status).toBe(404);
        expect((await admin.client.patch(`/api/admin/faq/${id}`, { link: null })).status).toBe(404);
      }
      expect((await remove('1')).status).toBe(400);
    });

    it('are two hundred at most', async () => {
      const missing = 200 - (await readAll()).length;
      await withClient(service.database.adminUrl, (owner) =>
        owner.query(
          `INSERT INTO faq_entries (position, question_ko, question_en, answer_ko, answer_en, keywords_ko,
             keywords_en, is_published, created_at, updated_at)
           SELECT max(position) + n, 'filler', '', '', '', '{}', '{}', false, now(), now()
           FROM faq_entries, generate_series(1, $1) AS n GROUP BY n`,
          [missing],
        ),
      );
      expect(await add()).toMatchObject({ status: 422, body: { code: 'faq.full' } });
      const all = await readAll();
      expect((await order(all.map(({ id }) => id).toReversed())).body[0]?.id).toBe(all.at(-1)?.id);
      await withClient(service.database.adminUrl, (owner) =>
        owner.query(`DELETE FROM faq_entries WHERE question_ko = 'filler'`),
      );
      await withClient(service.database.adminUrl, (owner) =>
        owner.query(
          `UPDATE faq_entries e SET position = n.place
           FROM (SELECT id, row_number() OVER (ORDER BY position DESC) AS place FROM faq_entries) n WHERE n.id = e.id`,
        ),
      );
    });
  });

  describe('in their order', () => {
    const places = async (): Promise<number[]> => (await readAll()).map(({ position }) => position);
    const dense = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

    it('are put into another one, all of them, and it is written down', async () => {
      const before = (await readAll()).map(({ id }) => id);
      const after = [...before.slice(3), ...before.slice(0, 3)];
      const { status, body } = await order(after);
      expect(status).toBe(200);
      expect(body.map(({ id, position }) => [id, position])).toEqual(after.map((id, index) => [id, index + 1]));
      const published = new Set((await readAll()).filter((entry) => entry.isPublished).map(({ id }) => id));
      expect((await read()).map(({ id }) => id)).toEqual(after.filter((id) => published.has(id)));
      expect((await acts('order')).at(-1)).toEqual({ action: 'faq.ordered', before, after, actorId: admin.id });
      const count = (await acts('order')).length;
      await order(after);
      expect(await acts('order')).toHaveLength(count);
    });

    it.each([
      ['without one of them', (ids: string[]) => ids.slice(1)],
      ['with an unknown one', (ids: string[]) => [...ids.slice(1), randomUUID()]],
      ['with one more', (ids: string[]) => [...ids, randomUUID()]],
      ['with one twice', (ids: string[]) => [...ids.slice(1), ids.at(-1) ?? '']],
    ])('are refused one %s', async (_, change) => {
      const before = await readAll();
      const answer = await order(change(before.map(({ id }) => id)));
      expect(answer).toMatchObject({ status: 409, body: { code: 'faq.orderOutdated' } });
      expect(await readAll()).toEqual(before);
    });

    it('close the gap when one is deleted', async () => {
      const all = await readAll();
      const gone = all[2];
      expect((await remove(gone?.id ?? '')).status).toBe(204);
      expect((await readAll()).map(({ id }) => id)).toEqual(all.filter((one) => one !== gone).map(({ id }) => id));
      expect(await places()).toEqual(dense(all.length - 1));
      expect((await acts(gone?.id ?? '')).at(-1)).toEqual({
        ...{ action: 'faq-entry.deleted', before: gone, after: null, actorId: admin.id },
      });
    });

    it('have one place each while many add, delete and order at once', async () => {
      for (let index = 0; index < 10; index += 1) await added({ questionKo: `지울 질문 ${index}` });
      const ids = (await readAll()).map(({ id }) => id);
      const doomed = ids.slice(-10);
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, index): Promise<{ status: number }> => {
          if (index % 3 === 0) return add({ questionKo: `새 질문 ${index}` });
          if (index % 3 === 1) return remove(doomed[index % 10] ?? '');
          return order(index % 2 === 0 ? ids.toReversed() : ids);
        }),
      );
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => ![200, 201, 204, 404, 409].includes(status))).toEqual([]);
      const deleted = statuses.filter((status) => status === 204).length;
      expect(deleted).toBe(10);
      expect(await places()).toEqual(dense(ids.length + statuses.filter((status) => status === 201).length - deleted));
    });
  });

  it('offer operators every placeholder with its value in both languages', async () => {
    const { body } = await admin.client.get('/api/admin/faq/placeholders');
    const one = (key: string) => body.find((placeholder) => placeholder.key === key);
    expect(one('lcoin_idleIntervalSeconds|duration')).toMatchObject({ valueKo: '10분', valueEn: '10 minutes' });
    expect(one('luff_accrualRate|percent')).toMatchObject({
      valueKo: '0.002%',
      labelKo: '거래대금 1 USDT당 적립 러프',
    });
    expect(one('kycWait:okx')).toMatchObject({ labelKo: 'OKX KYC 대기 시간', valueKo: '30일', valueEn: '30 days' });
    expect(one('kycWait:binance')).toMatchObject({ valueKo: null, valueEn: null });
    expect(one('site_heroTitle')).toMatchObject({ valueKo: null });
    for (const { key } of body) expect((await add({ answerKo: `a {${key}} b` })).status).toBe(201);
    expect(new Set(body.map(({ key }) => key)).size).toBe(body.length);
  });
});
