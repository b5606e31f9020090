import { grouped, type BenchRow } from './bench.js';
import { measureCalls, type Call } from './http-rates.js';
import type { Server } from './servers.js';

/** An answer that is kept, sent and not sent again, beside a bare route with the same bytes. `renew` has it kept anew, for longer than a turn. */
export async function measureKept(
  bare: Server,
  service: Server,
  path: string,
  renew: () => Promise<void>,
): Promise<BenchRow[]> {
  const read = (): Promise<Response> => fetch(`${service.url}${path}`, { headers: { 'accept-language': 'ko' } });
  const body = await (await read()).text();
  const etagOf = async (answer: Promise<Response>): Promise<string> => (await answer).headers.get('etag') ?? '';
  bare.child.send({ body });
  const bareOf = ({ name, readEtag }: Call): Call => ({
    ...{ name: name.replace(`GET ${path}`, 'bare Nest route'), server: bare, path: '/kept' },
    ...(readEtag && { readEtag: () => etagOf(fetch(`${bare.url}/kept`)) }),
  });
  const readEtag = async (): Promise<string> => {
    await renew();
    return etagOf(read());
  };
  const name = `GET ${path}`;
  return measureCalls(bareOf, [
    { name: `${name}, ${grouped(Buffer.byteLength(body))} bytes`, server: service, path },
    { name: `${name}, 304`, server: service, path, readEtag },
  ]);
}
