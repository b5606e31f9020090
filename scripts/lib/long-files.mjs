import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { frontend } from './paths.mjs';
import { Explained } from './say.mjs';

const source = join(frontend, 'src');
/** What ESLint does not read has the limit of what it does. */
const MAX_LINES = 400;

/** Throws when a style sheet is longer than a source file may be. */
export function refuseLongStyles() {
  const long = readdirSync(source, { recursive: true })
    .filter((file) => file.endsWith('.css'))
    .map((file) => ({ file, lines: readFileSync(join(source, file), 'utf8').split('\n').length - 1 }))
    .filter(({ lines }) => lines > MAX_LINES)
    .map(({ file, lines }) => `${file}: ${lines}`);
  if (long.length > 0) throw new Explained(`Longer than ${MAX_LINES} lines\n  ${long.join('\n  ')}`);
}
