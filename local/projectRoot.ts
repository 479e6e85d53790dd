import { join } from 'node:path';

/** The repository's root, with package.json and node_modules. */
export const projectRoot = join(__dirname, '..');
