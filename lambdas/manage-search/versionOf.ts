/** 7 of `open-jobs-v7`; 0 of what is named otherwise, and of nothing. */
export const versionOf = (name: string | undefined): number => Number(/-v(\d+)$/.exec(name ?? '')?.[1] ?? 0);
