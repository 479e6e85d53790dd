import type { AuditAction } from '../../../model/auditActions';
import type { Deed } from '../../../model/Deed';
import type { Snapshot } from '../../generated/types';

/**
 * Returns what the audit log says about a changed state of a job. The publication of a job that hides its organization
 * is entered with the reason.
 */
export function publicationDeed(action: AuditAction, job: Snapshot<'OpenJob'>): Partial<Deed> {
  const isHidden = action === 'publishJob' && job.isHideOrganizationName === true;
  return isHidden && job.hidingReason ? { action, detail: job.hidingReason } : { action };
}
