/**
 * How much an organization keeps about one talent beside its notes. So 1,000 such rows stay below the megabyte that one
 * Query reads.
 */
export const PoolLimits = { labels: 5, label: 20, jobs: 10, notes: 100 } as const;
