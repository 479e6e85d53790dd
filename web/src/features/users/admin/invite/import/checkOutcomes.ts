import type { ImportResult } from './ImportOutcome';
import type { ImportRow } from './ImportRow';

/** Returns the rows that are not sent, with the result that the check has already given them. */
export const checkOutcomes = (rows: readonly ImportRow[]): ImportResult[] =>
  rows.flatMap((row): ImportResult[] => {
    const { broken, isRegistered } = row;
    if (broken.length > 0) return [{ row, outcome: { kind: 'refused', broken } }];
    return isRegistered ? [{ row, outcome: { kind: 'exists' } }] : [];
  });
