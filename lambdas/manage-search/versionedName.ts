import type { IndexName } from '../index-search/IndexName';

/** Returns the name of the index behind an alias, such as `open-jobs-v7`. */
export const versionedName = (alias: IndexName, version: number): string => `${alias}-v${version}`;
