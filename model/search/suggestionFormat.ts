/**
 * The format of a term in the field `suggestions` of a job's search document. A term names one occupation,
 * skill, organization or place of the job, in sections: kind, keys, id, name. The keys are the texts by which
 * people find the name, in folded form (`foldText`), which contains no separator.
 */
export const suggestionFormat = { section: '\t', key: '\n' } as const;
