import type { StoredRow } from '../lib/StoredRow';

/**
 * Returns the sub of the talent whose application a conversation about a job belongs to, if there is one: who began the
 * conversation or, if job staff did, who then applied.
 */
export function applicantOf({ applicantId, createdBy }: StoredRow): string {
  return String(applicantId ?? createdBy);
}
