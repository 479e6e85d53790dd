/** How much a match in these fields counts in the ranking of a text search; a match elsewhere counts 1. */
export const fieldWeights: readonly string[] = ['title^3', 'names^2'];
