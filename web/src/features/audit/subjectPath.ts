import { paths } from '../../lib/paths';
import type { AuditRow } from '../../entities/audit/useAuditLog';

const JOB_ACTIONS = ['editPublicJob', 'takeBackJobEdit', 'changeJobOwners', 'publishHiddenName'];

/** Returns the path of the screen about the person or job that an entry is about; null for a subject without a name. */
export function subjectPath({ action, subject, subjectName }: AuditRow): string | null {
  if (subjectName === null) return null;
  if (JOB_ACTIONS.includes(action)) return paths.adminJob(subject);
  return paths.adminUser(subject.split('.')[0] ?? subject);
}
