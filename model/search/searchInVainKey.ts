/**
 * The rows with the terms that people searched for in vain: one for each day (in Japan) and term, in one partition. The
 * sort key begins with the day.
 */
export const searchInVainKey = (day: string, term: string) => ({ pk: 'SearchInVain', sk: `${day}#${term}` });
