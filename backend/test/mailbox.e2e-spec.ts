import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { createMailbox, type Mailbox } from '../mailbox/index.js';
import { MailStore } from '../mailbox/mail-store.js';

describe('the embedded mailbox', () => {
  let folder: string;
  let mailbox: Mailbox;
  const clock = (): Date => new Date('2026-11-20T03:00:00Z');

  const hand = async (mail: { to: string; subject?: string; html?: string; text?: string }): Promise<void> => {
    const transport = createTransport({ url: mailbox.smtpUrl });
    await transport.sendMail({ from: 'Lance <no-reply@lance.example>', subject: 'Hello', text: 'text', ...mail });
    transport.close();
  };

  const page = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(mailbox.url + path, { headers: { 'accept-language': 'ko', ...headers }, redirect: 'manual' });

  type Listed = { id: string; to: string; subject: string; html: string; text: string; links: string[] };
  const messages = async (to = ''): Promise<Listed[]> =>
    (await (await page(`/messages.json?to=${encodeURIComponent(to)}`)).json()) as Listed[];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lance-mailbox-'));
    mailbox = await createMailbox({ folder, clock });
  });

  afterEach(async () => {
    await mailbox.close();
    await rm(folder, { recursive: true });
  });

  it('shows what was handed in, newest first, and finds it by its recipient', async () => {
    await hand({
      to: 'hana@lance.example',
      subject: '첫 번째',
      html: '<p><a href="https://x.example/?a=1&amp;b=2">x</a></p>',
    });
    await hand({ to: 'duri@lance.example', subject: '두 번째' });
    expect((await messages()).map(({ subject }) => subject)).toEqual(['두 번째', '첫 번째']);
    expect(await messages('HANA@')).toEqual([
      expect.objectContaining({ to: 'hana@lance.example', links: ['https://x.example/?a=1&b=2'], text: 'text\n' }),
    ]);
    const list = await (await page('/')).text();
    expect(list).toContain('메일 2통');
    expect(list).toContain('2026. 11. 20. 12:00:00 KST');
    expect(list.indexOf('두 번째')).toBeLessThan(list.indexOf('첫 번째'));
    expect(await (await page('/?to=duri', { 'accept-language': 'en-US,en;q=0.9,ko;q=0.8' })).text()).toContain(
      '1 mail<',
    );
    const [{ id }] = (await messages('hana')) as [Listed];
    expect(await (await page(`/messages/${id}`)).text()).toContain('첫 번째');
    expect(await (await page(`/messages/${id}?view=text`)).text()).toContain('text');
    expect(await (await page(`/messages/${id}?view=headers`)).text()).toContain('Delivered-To: hana@lance.example');
  });

  it('keeps its mails over a restart at the same addresses, and at most so many', async () => {
    await hand({ to: 'hana@lance.example', subject: 'before' });
    const ports = [mailbox.smtpUrl, mailbox.url].map((url) => Number(new URL(url).port));
    await mailbox.close();
    mailbox = await createMailbox({ folder, clock, smtpPort: ports[0], pagePort: ports[1] });
    await hand({ to: 'hana@lance.example', subject: 'after' });
    expect((await messages()).map(({ subject }) => subject)).toEqual(['after', 'before']);

    const small = await MailStore.open(folder, clock, 3);
    for (let index = 0; index < 4; index += 1)
      await small.add({ from: 'a@b.example', to: ['c@d.example'], raw: Buffer.from(`Subject: ${index}\r\n\r\nx\r\n`) });
    expect(small.list().map(({ subject }) => subject)).toEqual(['3', '2', '1']);
    expect(await readdir(folder)).toHaveLength(3);
  });

  it('has its pages where they were, unless somebody else is there now', async () => {
    const earlierPagePort = Number(new URL(mailbox.url).port);
    const beside = await createMailbox({ folder, clock, earlierPagePort });
    expect(beside.url).not.toBe(mailbox.url);
    await beside.close();
    await mailbox.close();
    mailbox = await createMailbox({ folder, clock, earlierPagePort });
    expect(new URL(mailbox.url).port).toBe(String(earlierPagePort));
    await expect(createMailbox({ folder, clock, pagePort: earlierPagePort })).rejects.toThrow('EADDRINUSE');
  });

  it('knows its recipients by the envelope, not by what the mail says of itself', async () => {
    const transport = createTransport({ url: mailbox.smtpUrl });
    await transport.sendMail({
      envelope: { from: 'a@lance.example', to: ['one@lance.example', 'two@lance.example'] },
      raw: 'Delivered-To: liar@lance.example\r\nTo: nobody@lance.example\r\nSubject: s\r\n\r\nx\r\n',
    });
    transport.close();
    const [mail] = await messages();
    expect(mail?.to).toContain('one@lance.example, two@lance.example');
    expect(await messages('nobody@')).toEqual([]);
  });

  it('shows the HTML of a mail where it can run, load and reach nothing', async () => {
    await hand({
      to: 'hana@lance.example',
      subject: '<script>alert(1)</script>',
      html: '<html><head></head><body><script>alert(1)</script><img src="https://evil.example/x.png"></body></html>',
    });
    const [{ id }] = (await messages()) as [Listed];
    const content = await page(`/messages/${id}/html`);
    const policy = content.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'/);
    expect(policy).not.toMatch(/script-src|https:|allow-scripts|allow-same-origin/);
    for (const path of ['/', `/messages/${id}`, `/messages/${id}?view=headers`]) {
      const shown = await page(path);
      expect(await shown.text()).not.toContain('<script>alert');
      expect(shown.headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
    }
    expect(await (await page(`/messages/${id}`)).text()).toContain(
      'sandbox="allow-popups allow-popups-to-escape-sandbox"',
    );
  });

  it('answers only to its own name, and deletes nothing for another site', async () => {
    await hand({ to: 'hana@lance.example' });
    const asked = (host: string): Promise<number | undefined> =>
      new Promise((settle, reject) => {
        request(`${mailbox.url}/messages.json`, { headers: { host } }, (answer) => {
          answer.resume();
          settle(answer.statusCode);
        })
          .on('error', reject)
          .end();
      });
    const rawAnswer = (host: string): Promise<string> =>
      new Promise((settle, reject) => {
        const { hostname, port } = new URL(mailbox.url);
        const socket = connect(Number(port), hostname, () =>
          socket.write(`GET /messages.json HTTP/1.1\r\n${host}Connection: close\r\n\r\n`),
        );
        socket.once('data', (data) => settle(data.toString())).once('error', reject);
      });
    expect(await asked('evil.example')).toBe(421);
    expect(await asked('127.0.0.1.evil.example')).toBe(421);
    expect(await asked('localhost:1')).toBe(200);
    for (const host of ['Host: \r\n', 'Host:\r\n', '']) expect(await rawAnswer(host)).toMatch(/^HTTP\/1\.1 4\d\d /);

    const post = (headers: Record<string, string>): Promise<Response> =>
      fetch(`${mailbox.url}/delete-all`, { method: 'POST', redirect: 'manual', headers });
    for (const site of ['cross-site', 'same-site', 'none'])
      expect((await post({ 'sec-fetch-site': site })).status).toBe(403);
    // Browsers that know no Sec-Fetch-Site say where they come from.
    for (const origin of ['https://evil.example', 'null', 'http://localhost:1'])
      expect((await post({ origin })).status).toBe(403);
    expect(await messages()).toHaveLength(1);
    expect((await post({ origin: mailbox.url })).status).toBe(303);
    await hand({ to: 'hana@lance.example' });
    expect((await post({ 'sec-fetch-site': 'same-origin' })).status).toBe(303);
    expect(await messages()).toEqual([]);
    expect(await readdir(folder)).toEqual([]);
    expect(await (await page('/')).text()).toContain('아직 메일이 없습니다.');
  });

  it.each(['/messages/0', '/messages/..%2f..%2fetc%2fpasswd', '/messages/1764000000000-0000/html', '/nowhere'])(
    'has nothing at %s',
    async (path) => {
      expect((await page(path)).status).toBe(404);
    },
  );

  it('takes no mail that is too large', async () => {
    await expect(hand({ to: 'hana@lance.example', text: 'x'.repeat(11_000_000) })).rejects.toThrow();
    expect(await messages()).toEqual([]);
  });
});
