import { isEnding } from '../../../model/terms/isEnding';
import type { StoredRow } from '../StoredRow';

/** Returns the last day that a side gave notice of, or on which both agreed; null if the contract ends as its terms say. */
export function endOf({ ending }: StoredRow): string | null {
  const given = ending as { state?: string; lastDay?: string } | undefined;
  return isEnding(given) ? (given?.lastDay ?? null) : null;
}
