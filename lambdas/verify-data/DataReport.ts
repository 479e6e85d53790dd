import type { Position } from './VerifyRequest';

/** A difference as it is told: private texts are cut short. */
export interface Told {
  value: string;
  table: string;
  pk: string;
  sk: string;
  attribute: string;
  is: string;
  should: string;
  isMended: boolean;
}

/** What a part of the comparison found. */
export interface DataReport {
  records: number;
  /** Differences by definition; of each how many were mended. */
  found: Record<string, { differences: number; mended: number }>;
  /** The first of them, one by one. */
  told: Told[];
  /** Where the next part begins; null when everything was compared. */
  next: Position | null;
}
