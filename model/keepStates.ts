/** The state of a kept job in the search index, which the filters of kept jobs name. */
export const keepStates = { open: 'OPEN', closed: 'CLOSED' } as const;
