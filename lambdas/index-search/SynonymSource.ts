/**
 * Where an OpenSearch index gets its synonyms from: a list of rules in its own settings, or the path of a
 * package, which is a file managed by the domain.
 */
export type SynonymSource = string[] | { path: string };
