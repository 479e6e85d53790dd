import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AuditRow } from '../../entities/audit/useAuditLog';
import { getSubjectText } from './getSubjectText';
import { subjectPath } from './subjectPath';

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
