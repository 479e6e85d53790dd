/**
 * A condition on pay or working days that a user typed as words in a search text, such as `年収800万`, converted
 * to a range of values of the field `field`.
 */
export interface TypedCondition {
  /** The part of the search text that expresses the condition. */
  text: string;
  field: 'salary' | 'numberOfDayPerWeek';
  /** The period for which the typed pay is meant; null for a condition on working days. */
  salaryType: 'HOURLY' | 'DAILY' | 'MONTHLY' | 'YEARLY' | null;
  /**
   * The smallest (`least`) and the largest (`most`) value that satisfies the condition, in yen or days; null
   * for no bound.
   */
  least: number | null;
  most: number | null;
}

/**
 * The meaning of a search text that a user typed: words to find, words to exclude, and conditions on pay and
 * working days.
 */
export interface Understood {
  /** The words that a result must contain. Each inner list contains alternatives; one of them is enough. */
  words: string[][];
  /** The words that a result must not contain. */
  not: string[];
  conditions: TypedCondition[];
}
