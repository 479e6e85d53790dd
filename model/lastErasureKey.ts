/** The key of the row of the table `Insight` that has the time of the last erasure of an account. */
export const lastErasureKey = { pk: 'LastErasure', sk: 'LastErasure' } as const;
