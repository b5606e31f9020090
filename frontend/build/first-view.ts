import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

export interface FirstView {
  /** Module of the screen, relative to the front end's directory. */
  screen: string;
  /** Maximum size of scripts, gzipped, that its first view may load, in bytes. */
  atMost: number;
}

/** Fails the build when the scripts of a first view exceed their size limit. */
export function firstViewWithin({ screen, atMost }: FirstView): Plugin {
  let isForServer = false;
  return {
    name: 'lance-first-view',
    configResolved(config) {
      isForServer = Boolean(config.build.ssr);
    },
    writeBundle({ dir = '' }, bundle) {
      if (isForServer) return;
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const first = chunks.filter(({ isEntry, facadeModuleId }) => isEntry || facadeModuleId?.endsWith(screen));
      if (first.length < 2) this.error(`${screen} has no chunk of its own`);
      const loaded = new Set<string>();
      const load = (name: string): void => {
        if (loaded.has(name)) return;
        loaded.add(name);
        chunks.find(({ fileName }) => fileName === name)?.imports.forEach(load);
      };
      for (const { fileName } of first) load(fileName);
      const sizes = [...loaded].map((name) => ({ name, size: gzipSync(readFileSync(join(dir, name))).length }));
      const sum = sizes.reduce((total, { size }) => total + size, 0);
      if (sum <= atMost) return;
      const rows = sizes
        .sort((a, b) => b.size - a.size)
        .map(({ name, size }) => `  ${String(size).padStart(7)}  ${name}`);
      this.error(`The first view of ${screen} loads ${sum} bytes of scripts, more than ${atMost}:\n${rows.join('\n')}`);
    },
  };
}
