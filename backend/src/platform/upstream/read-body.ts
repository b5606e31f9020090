import { UpstreamFailure } from './upstream-failure.js';

/** Reads a body as UTF-8, at most `maxBytes`; throws `garbage` for a longer one without reading on. */
export async function readBody(body: AsyncIterable<Uint8Array> | null, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new UpstreamFailure('garbage', `answer larger than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
