/**
 * Returns the version in the name of an index: 7 for `open-jobs-v7`. Returns 0 for any other name and for
 * undefined.
 */
export const versionOf = (name: string | undefined): number => Number(/-v(\d+)$/.exec(name ?? '')?.[1] ?? 0);
