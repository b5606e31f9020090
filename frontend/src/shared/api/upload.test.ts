import { uploadFile } from '@/shared/api/upload';
import { fakeApi } from '@test/fake-api';

const file = new File(['a;b\n'], 'a.csv');

describe('a file that is sent', () => {
  it('is sent as it is, in the language of the moment, and tells how much is on its way', async () => {
    const server = fakeApi().on('POST /api/files', { body: { id: 'a1' } });
    const shares: number[] = [];
    expect(await uploadFile('/api/files?name=a', file, (share) => shares.push(share))).toEqual({ id: 'a1' });
    const [call] = server.callsTo('POST /api/files');
    expect(call).toMatchObject({ search: '?name=a', body: 'a;b\n' });
    expect(call?.headers.get('Content-Type')).toBe('application/octet-stream');
    expect(call?.headers.get('Accept-Language')).toBe('ko');
    expect(shares).toEqual([0.5, 1]);
  });

  it('is refused with the sentence of the server, or with that of a lost connection', async () => {
    const server = fakeApi().on('POST /api/files', {
      status: 503,
      body: { code: 'platform.busy', message: '요청이 많습니다.' },
      headers: { 'Retry-After': '5' },
    });
    const send = (): Promise<unknown> =>
      uploadFile('/api/files', file, () => undefined).catch((error: unknown) => error);
    expect(await send()).toMatchObject({ status: 503, code: 'platform.busy', retryAt: expect.any(Number) as number });
    server.on('POST /api/files', 'lost');
    expect(await send()).toMatchObject({ status: 'network' });
  });
});
