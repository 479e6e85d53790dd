/** How good the answers to some queries are, each between 0 and 1 except the counts. */
export interface Quality {
  queries: number;
  /** The mean share of good records among the first ten. Zero for an empty answer although good records exist. */
  precision: number;
  /** The mean share of the records looked for that are among the first fifty. */
  recall: number;
  /** The number of empty answers although good records exist. */
  inVain: number;
}

/** The grades of the found records in their order, and the number of records that have each grade. */
export interface Answered {
  grades: number[];
  wanted: number;
  acceptable: number;
}

/** Measures a list of answers: precision of the first ten, recall of the first fifty. */
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
