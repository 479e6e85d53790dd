import type { EnumValue } from '../enums';
import type { FoundConcept } from './concepts/FoundConcept';

/**
 * A condition that a user typed as words in a search text, such as `年収800万` (a yearly pay of 8,000,000 yen) or
 * `在宅` (remote work). It is a range of values of the field `field`, or the one value `value`.
 */
export interface TypedCondition {
  /** The part of the search text that expresses the condition. */
  text: string;
  field:
    | 'salary'
    | 'numberOfDayPerWeek'
    | 'numberOfHoursPerDay'
    | 'hoursPerWeek'
    | 'baseLocationTypes'
    | 'workType';
  /** The wanted place of work or kind of contract. Null for a range. */
  value: EnumValue<'LocationType'> | EnumValue<'WorkType'> | null;
  /** For a condition on pay: the period, such as a month, for which the amount is paid. Otherwise null. */
  salaryType: 'HOURLY' | 'DAILY' | 'MONTHLY' | 'YEARLY' | null;
  /**
   * The smallest value (`least`) and the largest value (`most`) that satisfy the condition, in yen, days or
   * hours. Null if the condition has no such bound.
   */
  least: number | null;
  most: number | null;
}

/**
 * The meaning of a search text that a user typed: words to find, words to exclude, and conditions on pay,
 * working time, place of work and kind of contract.
 */
export interface Understood {
  /** The words that a result must contain. Each inner list contains alternatives; one of them is enough. */
  words: string[][];
  /** The words that a result must not contain. */
  not: string[];
  conditions: TypedCondition[];
  /** The words in `words` and `not` that were typed in quotes, which are meant as they are written. */
  literal: string[];
  /** The concepts that words in `words` and `not` express. */
  concepts: FoundConcept[];
}
