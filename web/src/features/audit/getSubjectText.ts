import type { TFunction } from 'i18next';
import type { AuditRow } from '../../entities/audit/useAuditLog';

/** Returns the name of a subject. What has none is a set of people or figures, or a record that is gone. */
export function getSubjectText(t: TFunction, { action, subject, subjectName }: AuditRow): string {
  if (subjectName) return subjectName;
  if (action === 'exportUsers') return t('audit.everybody');
  return action === 'downloadInsights' || action === 'verifyInsights' ? t('audit.figures') : subject;
}
