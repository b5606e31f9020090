import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Sends the frame it was given to all streams, as the service does and with nothing else. */
const streams = new Set<ServerResponse>();
const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store, no-transform' });
  response.flushHeaders();
  streams.add(response);
  response.on('close', () => streams.delete(response));
});
process.on('message', ({ frame }: { frame: string }) => {
  const bytes = Buffer.from(frame);
  for (const response of streams) response.write(bytes);
});
server.listen(0, '127.0.0.1', () => {
  process.send?.({ type: 'ready', url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
});
process.on('disconnect', () => process.exit(0));
process.on('SIGTERM', () => process.exit(0));
