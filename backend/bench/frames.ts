import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';

const MOST_WAITING = 1_000_000;
const AT_ONCE = 200;

/** A vendor that sends the frames it was given again and again, as fast as the other side takes them. */
const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
let frames: Buffer[] = [];
process.on('message', (texts: string[]) => {
  frames = texts.map((text) => Buffer.from(text));
});
server.on('connection', (socket) => {
  let at = 0;
  const send = (): void => {
    if (socket.readyState !== socket.OPEN) return;
    for (let count = 0; count < AT_ONCE && socket.bufferedAmount < MOST_WAITING; count += 1) {
      socket.send(frames[at % frames.length] ?? '', { binary: false });
      at += 1;
    }
    setImmediate(send);
  };
  socket.on('error', () => undefined);
  if (frames.length > 0) send();
});
server.once('listening', () => {
  process.send?.({ type: 'ready', url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}` });
});
process.on('disconnect', () => process.exit(0));
