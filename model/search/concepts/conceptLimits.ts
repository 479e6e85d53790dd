export const conceptLimits = {
  /** The longest word of a concept, in letters as typed. */
  reach: 32,
  /** The most concepts of one text; each costs the search engine as much as a dozen words. */
  perText: 8,
  /** The most places at which words of a search may begin: their rows fit into one request. */
  places: 90,
} as const;
