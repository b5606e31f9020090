import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** One hash over names and contents of files and folders below `base`; what is missing counts as empty. */
export function contentHash(base, entries, isLeftOut = () => false) {
  const hash = createHash('sha256');
  for (const entry of entries) addTo(hash, base, join(base, entry), isLeftOut);
  return hash.digest('hex');
}

function addTo(hash, base, path, isLeftOut) {
  const info = statSync(path, { throwIfNoEntry: false });
  if (!info || isLeftOut(relative(base, path))) return;
  if (info.isDirectory()) {
    for (const name of readdirSync(path).sort()) addTo(hash, base, join(path, name), isLeftOut);
  } else {
    const content = readFileSync(path);
    hash.update(`${relative(base, path)}\0${content.length}\0`).update(content);
  }
}
