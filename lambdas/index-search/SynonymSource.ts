/** Where an index has its synonyms from: rules in its own settings, or a file that the domain keeps. */
export type SynonymSource = string[] | { path: string };
