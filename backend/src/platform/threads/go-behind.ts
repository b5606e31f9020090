import { readlinkSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';

/** More of what `nice` counts: a third of what a thread that answers requests gets where both want the same processor, so that it goes on. */
const NICER_BY = 5;
const NICEST = 19;

/** Puts this worker thread behind the threads that answer requests. On Linux, where priorities are of threads; nothing changes elsewhere. */
export function goBehind(): void {
  try {
    // `<process>/task/<thread>`
    setPriority(
      Number(readlinkSync('/proc/thread-self').split('/').at(-1)),
      Math.min(getPriority() + NICER_BY, NICEST),
    );
  } catch {
    // Not Linux, or a container that hides it: the work is done all the same.
  }
}
