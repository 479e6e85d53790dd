/**
 * The quality of the answers to a list of search queries. Precision and recall are between 0 and 1; the other
 * values are counts.
 */
export interface Quality {
  queries: number;
  /**
   * The mean share of good records (wanted or acceptable) among the first ten results. An answer without
   * results counts as 0 if good records exist, otherwise as 1.
   */
  precision: number;
  /** The mean share of the wanted records that are among the first fifty results. */
  recall: number;
  /** The number of answers without results although wanted records exist. */
  inVain: number;
}

/**
 * The answer to one search query. `grades` has the grades of the found records, best match first: 2 for a
 * wanted record, 1 for an acceptable one, 0 for any other. `wanted` and `acceptable` are the numbers of such
 * records that exist.
 */
export interface Answered {
  grades: number[];
  wanted: number;
  acceptable: number;
}

/**
 * Measures the quality of a list of answers, from the first ten results (precision) and the first fifty
 * (recall) of each.
 */
export function judge(answers: readonly Answered[]): Quality {
  const precisions = answers.map(({ grades, wanted, acceptable }) => {
    const shown = grades.slice(0, 10);
    if (shown.length === 0) return wanted + acceptable === 0 ? 1 : 0;
    return shown.filter((grade) => grade > 0).length / shown.length;
  });
  const recalls = answers
    .filter(({ wanted }) => wanted > 0)
    .map(
      ({ grades, wanted }) =>
        grades.slice(0, 50).filter((grade) => grade === 2).length / Math.min(wanted, 50),
    );
  return {
    queries: answers.length,
    precision: mean(precisions),
    recall: mean(recalls),
    inVain: answers.filter(({ grades, wanted }) => grades.length === 0 && wanted > 0).length,
  };
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
