import { setTimeout as delay } from 'node:timers/promises';
import { abandonWork, isAlive, startedByNpm } from './processes.mjs';
import { complain, Explained, say } from './say.mjs';

const sameKeystrokeMs = 1_000;
const watchParentMs = 500;
const maxDeaths = 5;
const deathsCountMs = 120_000;

class Stopped extends Error {}

/**
 * Keeps the parts of the product running and stops them in order, last started first. One signal, or the death of the
 * npm that started us, stops them politely; a second signal stops them at once. A part that dies is started again,
 * a few times.
 */
export class Product {
  constructor() {
    this.parts = [];
    this.npm = startedByNpm();
    this.exitCode = null;
    this.stopAsked = new Promise((settle) => (this.settleStop = settle));
    this.firstSignalAt = null;

    // A closed terminal is no reason to leave the parts behind.
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => this.onSignal());
    setInterval(() => {
      if (this.npm && !isAlive(this.npm)) this.stop(0);
    }, watchParentMs).unref();
  }

  get isStopping() {
    return this.exitCode !== null;
  }

  /** Runs `start`, then waits until somebody asks to stop, then stops every part. Returns the exit code. */
  async run(start) {
    try {
      await start();
      await this.stopAsked;
    } catch (error) {
      if (!(error instanceof Stopped)) {
        complain(error instanceof Explained ? error.message : String(error?.stack ?? error));
        this.stop(1);
      }
    }
    abandonWork();
    if (this.parts.length > 0) say('\n  Stopping …');
    for (const { service } of [...this.parts].reverse()) await service.stop();
    return this.exitCode;
  }

  /** The result of some work of the start; asking to stop ends the waiting for it. */
  async during(work) {
    work.catch(() => {});
    const result = await Promise.race([work, this.stopAsked]);
    if (this.isStopping) throw new Stopped();
    return result;
  }

  /** Starts a part and returns what it says of itself. `onRestart` is told what it says when it had to start again. */
  async add(service, onRestart = () => {}) {
    const part = { service, onRestart, deaths: [], isToRestart: false };
    this.parts.push(part);
    const value = await this.during(service.start());
    void this.watch(part);
    return value;
  }

  /** Stops a part and starts it again. */
  async restart(service) {
    const part = this.parts.find((one) => one.service === service);
    part.isToRestart = true;
    await service.stop();
  }

  stop(exitCode) {
    this.exitCode ??= exitCode;
    this.settleStop();
  }

  async watch(part) {
    const { service } = part;
    let how = await service.exited;
    while (!this.isStopping) {
      if (part.isToRestart) part.isToRestart = false;
      else if (!(await this.bearDeath(part, how))) return;
      try {
        part.onRestart(await this.during(service.start()));
        how = await service.exited;
      } catch (error) {
        how = error.message;
      }
    }
  }

  /** Whether the part is to be started again, after a pause that grows with every death. */
  async bearDeath(part, how) {
    const { service } = part;
    const now = performance.now();
    part.deaths = [...part.deaths.filter((then) => now - then < deathsCountMs), now];
    if (part.deaths.length > maxDeaths) {
      complain(`${service.name} keeps dying (${how}). Stopping everything.`);
      this.stop(1);
      return false;
    }
    complain(`${service.name} died (${how}). Starting it again.`);
    await delay(200 * 2 ** (part.deaths.length - 1));
    return !this.isStopping;
  }

  /** Ctrl-C reaches npm and us, and npm passes it on: what comes within a second is the same keystroke. */
  onSignal() {
    if (this.firstSignalAt === null) {
      this.firstSignalAt = performance.now();
      return this.stop(0);
    }
    if (performance.now() - this.firstSignalAt < sameKeystrokeMs) return;
    abandonWork();
    for (const { service } of this.parts) service.hurry();
  }
}
