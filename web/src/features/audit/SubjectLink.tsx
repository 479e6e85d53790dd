import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AuditRow } from '../../entities/audit/useAuditLog';
import { getSubjectText } from './getSubjectText';
import { auditSubjects } from '../../../../model/auditSubjects';
import { paths } from '../../lib/paths';

/**
 * Returns the path of the screen about the person, job, benefit, organization or conversation that an entry is about;
 * null for a subject without a name.
 */
function subjectPath({ about, action, subject, subjectName }: AuditRow): string | null {
  if (subjectName === null) return null;
  const kind = about ?? (auditSubjects as Readonly<Record<string, string>>)[action];
  if (kind === 'job') return paths.adminJob(subject);
  if (kind === 'benefit') return paths.adminBenefit(subject);
  if (kind === 'organization') return paths.adminOrganization(subject);
  if (kind === 'catalogue') return null;
  if (kind === 'conversation') return paths.adminConversation(subject);
  return paths.adminUser(subject.split('.')[0] ?? subject);
}

/** The name of what an entry is about, with a link to its screen if it has one. */
export function SubjectLink({ entry }: { entry: AuditRow }) {
  const { t } = useTranslation();
  const path = subjectPath(entry);
  const text = getSubjectText(t, entry);
  return path ? (
    <Link to={path} lang="ja">
      {text}
    </Link>
  ) : (
    text
  );
}
