/**
 * The values of the field `state` in the search documents of keeps (saved jobs): whether the kept job is open
 * or closed. Callers of the search can filter by this field.
 */
export const keepStates = { open: 'OPEN', closed: 'CLOSED' } as const;
