import { join } from 'node:path';
import { projectRoot } from '../projectRoot';
import type { Recipe } from './Recipe';

/** Shared by all copies; npm ci empties it. */
export const cache = join(projectRoot, 'node_modules', '.cache', 'local-cloud');

/** Where a recipe's folder lies once it is made. */
export const pathOf = ({ name, hash }: Pick<Recipe, 'name' | 'hash'>): string =>
  join(cache, `${name}-${hash}`);
