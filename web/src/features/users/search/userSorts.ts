/** The fields of the API by which lists of talents can be sorted. The keys of sortable columns are these names. */
export const userSorts = ['name', 'createdAt', 'lastVisitedDay', 'evaluationAvg'] as const;
