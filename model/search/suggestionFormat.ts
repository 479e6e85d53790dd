/**
 * The separators in a term of the field `suggestions` of a job's search document. A term describes one
 * occupation, skill, organization or place of the job. It has four sections, separated by `section`: kind,
 * keys, id and name. The keys are the texts by which people find the name, separated by `key` and in folded
 * form (`foldText`), which contains neither separator.
 */
export const suggestionFormat = { section: '\t', key: '\n' } as const;
