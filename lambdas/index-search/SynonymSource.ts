/**
 * The source of the synonyms of an OpenSearch index: a list of rules in the index's own settings, or the path
 * of a package (a file that the OpenSearch domain manages).
 */
export type SynonymSource = string[] | { path: string };
