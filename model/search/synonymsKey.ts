/** The key of the row in the table Catalog that contains all published synonyms. */
export const synonymsKey = { pk: 'Synonyms', sk: 'Synonyms' } as const;
