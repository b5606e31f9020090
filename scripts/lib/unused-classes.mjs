import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { frontend } from './paths.mjs';
import { Explained } from './say.mjs';

const source = join(frontend, 'src');

/**
 * Throws when a class of a CSS module stands in no file that imports it; where a name is computed, in none at all. Throws as well
 * when a file names a class that its CSS module does not have.
 */
export function refuseUnusedClasses() {
  const files = readdirSync(source, { recursive: true });
  const code = files.filter((file) => /(?<!\.test)\.tsx?$/.test(file)).map(read);
  const missing = code.flatMap((text) =>
    [...text.matchAll(/import (\w+) from '@\/([^']+\.module\.css)'/g)].flatMap(([, variable, file]) => {
      const has = classesOf(read(file));
      const named = [...text.matchAll(new RegExp(`\\b${variable}\\['([\\w-]+)'\\]`, 'g'))].map(([, name]) => name);
      return named.filter((name) => !has.has(name)).map((name) => `${file}: .${name}`);
    }),
  );
  if (missing.length > 0) throw new Explained(`Without a rule\n  ${missing.join('\n  ')}`);
  const unused = files
    .filter((file) => file.endsWith('.module.css'))
    .flatMap((file) => {
      const users = code.filter((text) => text.includes(`'@/${file}'`));
      const isComputed = users.some((text) => /styles\[[^']|[{(]styles[,})]/.test(text));
      const places = isComputed ? code : users;
      const isNamed = (word) => places.some((text) => text.includes(`'${word}'`));
      return [...classesOf(read(file))]
        .filter((name) => !isNamed(name) && !(isComputed && name.split('-').every(isNamed)))
        .map((name) => `${file}: .${name}`);
    });
  if (unused.length > 0) throw new Explained(`No screen uses\n  ${unused.join('\n  ')}`);
}

function classesOf(css) {
  const rules = css.replace(/\/\*.*?\*\/|:global\([^)]*\)/gs, '');
  return new Set([...rules.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name));
}

const read = (file) => readFileSync(join(source, file), 'utf8');
