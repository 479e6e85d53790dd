/** A condition on pay or days that somebody typed in words, such as `年収800万`, as a range of a field. */
export interface TypedCondition {
  /** The part of the text that says it. */
  text: string;
  field: 'salary' | 'numberOfDayPerWeek';
  /** The unit of a salary; null for days. */
  salaryType: 'HOURLY' | 'DAILY' | 'MONTHLY' | 'YEARLY' | null;
  /** The smallest and the largest value that fits, in yen or days; null means no bound. */
  least: number | null;
  most: number | null;
}

/** What a search text means. */
export interface Understood {
  /** The words that must occur; of each inner list, one is enough. */
  words: string[][];
  /** The words that must not occur. */
  not: string[];
  conditions: TypedCondition[];
}
