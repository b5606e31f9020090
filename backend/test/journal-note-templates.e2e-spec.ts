import { fieldTexts } from '../src/platform/http/http.messages.js';
import { Settings } from '../src/platform/settings/index.js';
import { runInTransaction } from '../src/platform/database/index.js';
import { registerMember, type SignedIn } from './factories/member.js';
import { startTestApp, type TestApp } from './support/test-app.js';

const PATH = '/api/journal/note-templates';

describe('templates of notes', () => {
  let service: TestApp;
  let hana: SignedIn;

  beforeAll(async () => {
    service = await startTestApp();
  });
  beforeEach(async () => {
    hana = await registerMember(service);
  });
  afterAll(() => service.close());

  const save = (body: object, member = hana) => member.client.send('PUT', PATH, body);
  const names = async (member = hana) => (await member.client.get(PATH)).body.map(({ name }) => name);
  const allow = (most: number) =>
    runInTransaction(service.dataSource, (tx) =>
      service.app.get(Settings).set(tx, 'journal_mostNoteTemplates', String(most), null),
    );

  it('are saved by name, replaced under the same one, listed by name, removed once', async () => {
    const { status, body } = await save({ name: ' 하루 복기 ', text: '잘한 점:\r\n아쉬운 점:' });
    expect({ status, body }).toMatchObject({ status: 200, body: { name: '하루 복기', text: '잘한 점:\n아쉬운 점:' } });
    await save({ name: 'A', text: 'first' });
    service.clock.advance({ minutes: 1 });
    const again = await save({ name: '하루 복기', text: '지킨 원칙:' });
    expect(again.body).toMatchObject({ id: body.id, text: '지킨 원칙:', savedAt: service.clock.now().toISOString() });
    expect(await names()).toEqual(['A', '하루 복기']);
    expect((await hana.client.delete(`${PATH}/${body.id}`)).status).toBe(204);
    expect((await hana.client.delete(`${PATH}/${body.id}`)).body).toMatchObject({
      code: 'journal.noteTemplateNotFound',
    });
    expect(await names()).toEqual(['A']);
  });

  it('are the member’s own', async () => {
    const { body } = await save({ name: '복기', text: '하나의 글' });
    const other = await registerMember(service);
    expect(await names(other)).toEqual([]);
    expect((await other.client.delete(`${PATH}/${body.id}`)).status).toBe(404);
    expect((await save({ name: '복기', text: '다른 글' }, other)).status).toBe(200);
    expect((await hana.client.get(PATH)).body).toMatchObject([{ text: '하나의 글' }]);
  });

  it.each([
    ['no name', { name: '', text: '글' }, 'name'],
    ['a name of 41 characters', { name: '가'.repeat(41), text: '글' }, 'name'],
    ['a name of two lines', { name: '두\n줄', text: '글' }, 'name'],
    ['a blank text', { name: '복기', text: ' \n ' }, 'text'],
    ['a text of 5,001 characters', { name: '복기', text: '가'.repeat(5001) }, 'text'],
    ['no text', { name: '복기' }, 'text'],
  ])('are refused with a sentence at the field: %s', async (_what, body, path) => {
    const refused = await save(body);
    expect(refused).toMatchObject({ status: 400, body: { fields: [{ path, message: expect.any(String) }] } });
    expect(await names()).toEqual([]);
  });

  it.each(['두\n줄', '벨\u0007', '가\u200b나'])('name what cannot be seen in a name: %j', async (name) => {
    const { body } = await save({ name, text: '글' });
    expect(body).toMatchObject({
      fields: [{ path: 'name', message: fieldTexts.invisible.ko }],
    });
  });

  it('are limited, also when many are saved at once; one of the same name is always replaced', async () => {
    await allow(2);
    // So that all have a connection when they come together.
    await Promise.all(Array.from({ length: 12 }, () => names()));
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => save({ name: `T${index}`, text: '글' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, ...Array.from({ length: 10 }, () => 422)]);
    expect(answers.find(({ status }) => status === 422)?.body).toMatchObject({ code: 'journal.tooManyNoteTemplates' });
    const [first = ''] = await names();
    expect((await save({ name: first, text: '새 글' })).status).toBe(200);
  });
});
