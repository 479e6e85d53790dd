/** The key of the row of the catalogue that has all published synonyms. */
export const synonymsKey = { pk: 'Synonyms', sk: 'Synonyms' } as const;
