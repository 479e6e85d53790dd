/**
 * A condition that a user typed as words in a search text, such as `年収800万` (a yearly pay of 8,000,000 yen).
 * It is a condition either on pay or on the number of working days per week. It is converted to a range of
 * values of the field `field`.
 */
export interface TypedCondition {
  /** The part of the search text that expresses the condition. */
  text: string;
  field: 'salary' | 'numberOfDayPerWeek';
  /**
   * For a condition on pay: the period, such as a month, for which the amount is paid. Null for a condition
   * on working days.
   */
  salaryType: 'HOURLY' | 'DAILY' | 'MONTHLY' | 'YEARLY' | null;
  /**
   * The smallest value (`least`) and the largest value (`most`) that satisfy the condition, in yen or in days
   * per week. Null if the condition has no such bound.
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
