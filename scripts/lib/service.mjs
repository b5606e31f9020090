import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { isAlive, reference, signal, waitUntilGone } from './processes.mjs';
import { Explained } from './say.mjs';

const isWindows = process.platform === 'win32';

/**
 * A program that runs until it is stopped, in a process group of its own: Ctrl-C in the terminal reaches this script
 * alone, which then stops its parts in order. Each part has a channel to this script (IPC or stdin) and ends by itself
 * when that closes, so that none is left behind however this script dies.
 */
export class Service {
  /**
   * @param {object} options
   * @param {string} options.name for messages
   * @param {() => import('node:child_process').ChildProcess} options.spawn
   * @param {(child) => Promise<unknown>} options.ready resolves with what the program says of itself once it works
   * @param {number} options.readyMs how long that may take
   * @param {number} options.graceMs how long it may take to stop
   * @param {NodeJS.Signals} [options.hurrySignal] how to end it when there is no patience left; SIGKILL if not said
   * @param {(pid: number) => void} [options.onStart]
   */
  constructor(options) {
    this.options = options;
    this.name = options.name;
    this.child = null;
    this.process = null;
  }

  /** Starts the program and waits until it works. Throws when it ends before. */
  async start() {
    const { name, spawn: launch, ready, readyMs, onStart } = this.options;
    const child = launch();
    this.child = child;
    this.process = child.pid === undefined ? null : reference(child.pid);
    this.exited = new Promise((settle) => {
      child.once('error', (error) => settle(error.message));
      child.once('exit', (code, killedBy) => settle(killedBy ?? `exit code ${code}`));
    });
    if (child.pid !== undefined) onStart?.(child.pid);
    const outcome = await Promise.race([
      ready(child).then((value) => ({ value })),
      this.exited.then((how) => ({ failure: `ended before it was ready (${how})` })),
      delay(readyMs, null, { ref: false }).then(() => ({ failure: `was not ready within ${readyMs / 1000} s` })),
    ]);
    if ('value' in outcome) return outcome.value;
    await this.stop();
    throw new Explained(`${name} ${outcome.failure}.`);
  }

  /** Asks the program to stop and waits; ends it when it takes too long. */
  async stop() {
    if (!isAlive(this.process)) return;
    if (isWindows) this.hangUp();
    else signal(this.process.pid, 'SIGTERM');
    if (await waitUntilGone(this.process, this.options.graceMs)) return;
    signal(this.process.pid, 'SIGKILL', { group: true });
    await waitUntilGone(this.process, 5_000);
  }

  /** Ends the program now; whoever waits in `stop` need not wait long any more. */
  hurry() {
    const { hurrySignal } = this.options;
    if (isAlive(this.process)) signal(this.process.pid, hurrySignal ?? 'SIGKILL', { group: !hurrySignal });
  }

  /** Windows has no polite signal: the closed channel is one. */
  hangUp() {
    this.child.stdin?.end();
    if (this.child.connected) this.child.disconnect();
  }
}

/** Starts a Node program the way every part is started. */
export function spawnNode(node, parameters, options) {
  return spawn(node, parameters, { ...options, detached: !isWindows });
}

/** The first line of the program's stdout, as JSON; what follows is passed on. */
export async function firstLine(child) {
  const lines = createInterface(child.stdout);
  const [line] = await once(lines, 'line');
  lines.on('line', (text) => process.stdout.write(`${text}\n`));
  return JSON.parse(line);
}

/** The message `{type: 'ready', …}` on the program's IPC channel. */
export async function readyMessage(child) {
  for (;;) {
    const [message] = await once(child, 'message');
    if (message?.type === 'ready') return message;
  }
}
