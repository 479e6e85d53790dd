/** Milliseconds after which somebody has stayed with a search: it was not a letter on the way to another. */
export const lookedAt = 3_000;
