/** The synonyms of an index: rules in its settings, or the path of a file in the domain. */
export type SynonymSource = string[] | { path: string };
