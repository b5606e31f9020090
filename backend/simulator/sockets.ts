import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocket, WebSocketServer } from 'ws';
import type { OpenSourceId } from '../src/platform/config/index.js';
import { SIMULATED_HOSTS } from './catalogue.js';
import type { Control } from './control.js';
import { drifted } from './faults.js';
import { marketSockets, type SimulatedSocket } from './market/sockets.js';
import type { World } from './world.js';

interface SocketParts {
  readonly control: Control;
  readonly world: World;
  /** How often something is told. */
  readonly everyMs: number;
}

const CLOSED_AFTER_MS = 1_000;
/** A flood: so many messages, so often, makes 50,000 a second. */
const [FLOOD_MESSAGES, FLOOD_MS] = [1_000, 20];
/** What may wait to be sent; whoever reads slower misses the rest of a flood. */
const MOST_WAITING_BYTES = 8_000_000;

/** Serves the vendors' sockets by upgrade of their paths. Returns what ends all connections. */
export function serveSockets(server: Server, parts: SocketParts): () => void {
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    const [, prefix = '', ...rest] = (request.url ?? '/').split('/');
    const vendor = SIMULATED_HOSTS.find((name) => name === prefix);
    const opened = vendor && marketSockets[vendor as OpenSourceId]?.(`/${rest.join('/')}`);
    if (!vendor || !opened || parts.control.faults.ofSockets(vendor)?.kind === 'socket-refuse') {
      // An upgraded stream has no listener of the server any more: a client that resets it would end the process.
      stream.on('error', () => stream.destroy());
      stream.end('HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(request, stream, head, (socket) => attend(socket, opened, vendor as OpenSourceId, parts));
  });
  return () => {
    for (const socket of sockets.clients) socket.terminate();
    sockets.close();
  };
}

const ofOneCoin = (message: unknown): unknown => (Array.isArray(message) ? message.slice(0, 1) : message);

function attend(
  socket: WebSocket,
  opened: SimulatedSocket,
  vendor: OpenSourceId,
  { control, world, everyMs }: SocketParts,
): void {
  control.noteSocket(vendor, true);
  const openedAt = performance.now();
  const fault = () => control.faults.ofSockets(vendor);
  const framed = (message: unknown): string | Buffer => {
    const kind = fault()?.kind;
    const json = JSON.stringify(message);
    const text = kind === 'socket-garbage' ? 'Please stand by' : kind === 'socket-drift' ? drifted(json) : json;
    return opened.isBinary ? Buffer.from(text) : text;
  };
  const send = (message: unknown): void => {
    if (fault()?.kind !== 'socket-hang') socket.send(framed(message));
  };
  socket.on('message', (data) => {
    if (fault()?.kind === 'socket-hang') return;
    const isPicky = fault()?.kind === 'socket-picky';
    for (const answer of opened.hear((data as Buffer).toString('utf8'), isPicky)) send(answer);
  });
  let last: (string | Buffer)[] = [];
  const telling = setInterval(() => {
    const now = fault();
    const isOver = now?.kind === 'socket-close' && performance.now() - openedAt >= (now.ms ?? CLOSED_AFTER_MS);
    if (isOver || now?.kind === 'socket-refuse') {
      socket.close(1001);
      return;
    }
    // Whole seconds, so that all sockets tell of the same instant.
    const told = opened.tell({ world, now: new Date(Math.floor(control.now().getTime() / 1_000) * 1_000) });
    for (const message of now?.kind === 'socket-mute' ? told.slice(0, 1).map(ofOneCoin) : told) send(message);
    last = now?.kind === 'socket-flood' ? told.map(framed) : [];
  }, everyMs);
  const flooding = setInterval(() => {
    if (fault()?.kind !== 'socket-flood' || last.length === 0) return;
    for (let at = 0; at < FLOOD_MESSAGES && socket.bufferedAmount < MOST_WAITING_BYTES; at += 1)
      socket.send(last[at % last.length] ?? '');
  }, FLOOD_MS);
  socket.on('close', () => {
    clearInterval(telling);
    clearInterval(flooding);
    control.noteSocket(vendor, false);
  });
  socket.on('error', () => socket.terminate());
}
