/**
 * The separators in the terms with which the search field suggests names. Such terms are in the field
 * `suggestions` of a job's search document. Each describes one occupation, skill, organization or place of
 * the job. A term has four sections, separated by `section`: kind, keys, id and name. The keys are the texts
 * by which people find the name, separated by `key` and in folded form (`foldText`), which contains neither
 * separator.
 */
export const suggestionFormat = { section: '\t', key: '\n' } as const;
