/** Returns the version in the name of an index: 7 for `open-jobs-v7`. For any other name, or without one, it is 0. */
export const versionOf = (name: string | undefined): number => Number(/-v(\d+)$/.exec(name ?? '')?.[1] ?? 0);
