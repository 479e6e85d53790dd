import type { AuditAction } from '../../../model/auditActions';
import type { Snapshot } from '../../generated/types';

type Benefit = Snapshot<'EmployeeBenefit'>;

/**
 * Returns the action of the audit log that describes how a benefit's state changes: it is published, returned to its
 * organization with a note, or made a draft again. Null for any other change.
 * @param before the stored benefit; empty for a new one
 */
export function benefitStateAction(before: Benefit, after: Benefit): AuditAction | null {
  const wasPublished = !!before.id && before.isDraft !== true;
  if (after.isDraft !== true) return wasPublished ? null : 'publishBenefit';
  if (wasPublished) return 'closeBenefit';
  return before.reviewRequestedAt && !after.reviewRequestedAt ? 'returnBenefit' : null;
}
