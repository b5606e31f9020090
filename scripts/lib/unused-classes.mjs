import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { frontend } from './paths.mjs';
import { Explained } from './say.mjs';

const source = join(frontend, 'src');

/** Throws when a class of a CSS module stands in no file that imports it; where a name is computed, in none at all. */
export function refuseUnusedClasses() {
  const files = readdirSync(source, { recursive: true });
  const code = files.filter((file) => /(?<!\.test)\.tsx?$/.test(file)).map(read);
  const unused = files
    .filter((file) => file.endsWith('.module.css'))
    .flatMap((file) => {
      const users = code.filter((text) => text.includes(`'@/${file}'`));
      const isComputed = users.some((text) => /styles\[[^']|[{(]styles[,})]/.test(text));
      const places = isComputed ? code : users;
      const isNamed = (word) => places.some((text) => text.includes(`'${word}'`));
      const rules = read(file).replace(/\/\*.*?\*\/|:global\([^)]*\)/gs, '');
      const classes = new Set([...rules.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name));
      return [...classes]
        .filter((name) => !isNamed(name) && !(isComputed && name.split('-').every(isNamed)))
        .map((name) => `${file}: .${name}`);
    });
  if (unused.length > 0) throw new Explained(`No screen uses\n  ${unused.join('\n  ')}`);
}

const read = (file) => readFileSync(join(source, file), 'utf8');
