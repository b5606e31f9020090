import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pictures } from './pictures.js';

/** Writes the data of each picture into the folder that is named: one module of the site for each. */
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('usage: main.js <folder>');
for (const [name, picture] of Object.entries(pictures())) {
  const constant = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const text = `// Written by \`npm run pictures\`.
import type { Picture } from '@/shared/pictures/picture';

export const ${constant}: Picture = ${JSON.stringify(picture, null, 2)};
`;
  writeFileSync(join(folder, `${name}.picture.ts`), text);
}
