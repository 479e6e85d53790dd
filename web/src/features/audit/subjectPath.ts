import { auditSubjects } from '../../../../model/auditSubjects';
import { paths } from '../../lib/paths';
import type { AuditRow } from '../../entities/audit/useAuditLog';

/**
 * Returns the path of the screen about the person, job, benefit, organization or conversation that an entry is about;
 * null for a subject without a name.
 */
export function subjectPath({ about, action, subject, subjectName }: AuditRow): string | null {
  if (subjectName === null) return null;
  const kind = about ?? (auditSubjects as Readonly<Record<string, string>>)[action];
  if (kind === 'job') return paths.adminJob(subject);
  if (kind === 'benefit') return paths.adminBenefit(subject);
  if (kind === 'organization') return paths.adminOrganization(subject);
  if (kind === 'catalogue') return null;
  if (kind === 'conversation') return paths.adminConversation(subject);
  return paths.adminUser(subject.split('.')[0] ?? subject);
}
