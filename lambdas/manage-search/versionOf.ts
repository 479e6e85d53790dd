/** The version in an index's name: 7 for `open-jobs-v7`, 0 for any other name or none. */
export const versionOf = (name: string | undefined): number => Number(/-v(\d+)$/.exec(name ?? '')?.[1] ?? 0);
