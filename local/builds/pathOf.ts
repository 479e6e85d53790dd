import { join } from 'node:path';
import { projectRoot } from '../projectRoot';
import type { Build } from './Build';

/**
 * Folder of the build cache. All local clouds that are started from this working copy share it. `npm ci`
 * deletes it together with node_modules.
 */
export const cache = join(projectRoot, 'node_modules', '.cache', 'local-cloud');

/** Returns the path of a build's cached folder, which may not exist yet. */
export const pathOf = ({ name, hash }: Pick<Build, 'name' | 'hash'>): string =>
  join(cache, `${name}-${hash}`);
