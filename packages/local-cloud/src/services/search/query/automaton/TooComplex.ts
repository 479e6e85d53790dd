/** Error for a search pattern whose automaton exceeds the limits of Lucene. */
export class TooComplex extends Error {}
