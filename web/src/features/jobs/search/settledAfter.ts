/** Milliseconds without typing after which a search counts as final. */
export const lookedAt = 3_000;
