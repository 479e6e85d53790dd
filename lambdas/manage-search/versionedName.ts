import type { IndexName } from '../index-search/IndexName';

/** The name of an index behind its alias: `open-jobs-v7`. */
export const versionedName = (alias: IndexName, version: number): string => `${alias}-v${version}`;
