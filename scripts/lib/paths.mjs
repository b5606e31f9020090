import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
export const backend = join(root, 'backend');
export const frontend = join(root, 'frontend');
export const modules = join(root, 'node_modules');
/** Working files of these scripts; git-ignored. */
export const cache = join(root, '.cache');
