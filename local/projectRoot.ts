import { join } from 'node:path';

/** Path of the repository's root folder, with package.json and node_modules. */
export const projectRoot = join(__dirname, '..');
