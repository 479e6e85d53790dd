import { join } from 'node:path';
import { projectRoot } from '../projectRoot';
import type { Build } from './Build';

/** Shared by all copies; npm ci empties it. */
export const cache = join(projectRoot, 'node_modules', '.cache', 'local-cloud');

/** The cached folder of a build. */
export const pathOf = ({ name, hash }: Pick<Build, 'name' | 'hash'>): string =>
  join(cache, `${name}-${hash}`);
