/** Milliseconds without typing after which a search counts as final. */
export const settledAfter = 3_000;
