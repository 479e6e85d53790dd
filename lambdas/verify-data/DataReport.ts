import type { Position } from './VerifyRequest';

/**
 * A difference between a derived value and its source, for the report. Texts are shortened, because they may be
 * private.
 */
export interface ReportedDifference {
  value: string;
  table: string;
  pk: string;
  sk: string;
  attribute: string;
  is: string;
  should: string;
  isRepaired: boolean;
}

/** The result of one call of verify-data, which compares the derived values in a part of the tables. */
export interface DataReport {
  records: number;
  /**
   * The number of differences that were found, and the number of those that were repaired, by the name of the
   * derived value.
   */
  found: Record<string, { differences: number; repaired: number }>;
  /** Details of the first differences that were found, with the stored and the expected values. */
  details: ReportedDifference[];
  /** The position in the tables at which the next call must begin; null if all tables have been compared. */
  next: Position | null;
}
