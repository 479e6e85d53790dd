import type { AuditAction } from '../../../model/auditActions';
import type { StoredRow } from '../../lib/resolver';

/**
 * Returns the action of the audit log that describes how a benefit's state changes: it is published, returned to its
 * organization with a note, or made a draft again. Null for any other change.
 * @param before the stored benefit; empty for a new one
 */
export function benefitStateAction(before: StoredRow, after: StoredRow): AuditAction | null {
  const wasPublished = !!before.id && before.isDraft !== true;
  if (after.isDraft !== true) return wasPublished ? null : 'publishBenefit';
  if (wasPublished) return 'closeBenefit';
  return before.reviewRequestedAt && !after.reviewRequestedAt ? 'returnBenefit' : null;
}
