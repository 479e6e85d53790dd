let words = 0;

/** Names that differ within a test file and are the same in every run. */
export const unique = {
  /** Returns `start`, followed by a number. */
  word: (start: string): string => `${start}${(words += 1)}`,
};
