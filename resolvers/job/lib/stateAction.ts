import type { AuditAction } from '../../../model/auditActions';
import { isPublic } from '../../../model/visibility/isPublic';
import type { StoredRow } from '../../generated/types';

/**
 * Returns the action of the audit log that describes how a job's state changes: it is published, returned to
 * its author as a draft, or closed. Null for any other change.
 * @param before the stored job; empty for a new one
 */
export function stateAction(before: StoredRow, after: StoredRow): AuditAction | null {
  if (isPublic(after)) return isPublic(before) ? null : 'publishJob';
  if (after.isDraft === true) return before.isDraft === false ? 'returnJob' : null;
  return isPublic(before) ? 'closeJob' : null;
}
