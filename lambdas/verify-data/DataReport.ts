import type { Position } from './VerifyRequest';

/** A difference for the report; private texts are shortened. */
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

/** The result of comparing a part of the tables. */
export interface DataReport {
  records: number;
  /** The number of differences by definition, and how many were repaired. */
  found: Record<string, { differences: number; repaired: number }>;
  /** The first of them, in detail. */
  details: ReportedDifference[];
  /** Where the next part begins; null when everything was compared. */
  next: Position | null;
}
