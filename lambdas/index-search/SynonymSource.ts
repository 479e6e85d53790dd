/**
 * Where an index takes its synonyms from: rules in its own settings, or the path of a file (a package) in the
 * OpenSearch domain.
 */
export type SynonymSource = string[] | { path: string };
