/** The longest word of a concept, in letters as typed. */
export const conceptReach = 32;
