/** Lines for the person at the terminal. */
export function say(line = '') {
  process.stdout.write(`${line}\n`);
}

export function complain(line) {
  process.stderr.write(`${line}\n`);
}

/** A failure that is explained by its message alone; no stack is printed for it. */
export class Explained extends Error {}

export const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Says what was done and how long it took; when it takes longer than a moment, also that it has begun, with the hint. */
export async function step(label, work, hint) {
  const since = performance.now();
  const begun = setTimeout(() => say(`  ${label} …${hint ? ` (${hint})` : ''}`), 1_500);
  try {
    const result = await work();
    say(`  ${label}: ${seconds(since)}`);
    return result;
  } finally {
    clearTimeout(begun);
  }
}

/** Runs a script's main function: a failure becomes a readable message and exit code 1. */
export async function main(work) {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    complain(`Node ${process.versions.node} is too old: 20.19 or newer is needed to begin.`);
    process.exit(1);
  }
  try {
    await work();
  } catch (error) {
    complain(error instanceof Explained ? error.message : String(error?.stack ?? error));
    process.exitCode = 1;
  }
}
