import type { TFunction } from 'i18next';
import { Link } from 'react-router-dom';
import type { RecordColumn } from '../../components/table/records/RecordColumn';
import { formatDateTime } from '../../lib/format/formatDateTime';
import { paths } from '../../lib/paths';
import { getActionText } from '../../entities/audit/getActionText';
import { getDetailText } from '../../entities/audit/getDetailText';
import { getFieldText } from '../../entities/audit/getFieldText';
import { subjectPath } from './subjectPath';
import type { AuditRow } from '../../entities/audit/useAuditLog';

/** Returns the name of a subject. What has none is a set of people or figures, or a record that is gone. */
function subjectText(t: TFunction, { action, subject, subjectName }: AuditRow): string {
  if (subjectName) return subjectName;
  if (action === 'exportUsers') return t('audit.everybody');
  return action === 'downloadInsights' || action === 'verifyInsights' ? t('audit.figures') : subject;
}

const detailText = (t: TFunction, entry: AuditRow) =>
  [getDetailText(t, entry), ...(entry.changes ?? []).map(({ field }) => getFieldText(t, field))]
    .filter(Boolean)
    .join(t('audit.comma')) || null;

/** Returns the columns of the audit log: the time, the person, the action, the subject, and the details. */
export function buildAuditColumns(t: TFunction, isNarrow: boolean): RecordColumn<AuditRow>[] {
  return [
    {
      key: 'at',
      title: t('audit.column.at'),
      width: isNarrow ? 136 : 184,
      text: ({ at }) => formatDateTime(at),
      fixed: 'start',
    },
    {
      key: 'actor',
      title: t('audit.column.actor'),
      width: 168,
      text: ({ actor, actorName }) => actorName ?? actor,
      render: (_, { actor, actorName }) => (
        <Link to={paths.adminAudit({ actor })} lang="ja">
          {actorName ?? t('audit.nameless', { id: actor.slice(0, 8) })}
        </Link>
      ),
    },
    {
      key: 'action',
      title: t('audit.column.action'),
      width: 232,
      text: (entry) => getActionText(t, entry),
    },
    {
      key: 'subject',
      title: t('audit.column.subject'),
      width: 200,
      text: (entry) => subjectText(t, entry),
      render: (_, entry) => {
        const path = subjectPath(entry);
        return path ? (
          <Link to={path} lang="ja">
            {subjectText(t, entry)}
          </Link>
        ) : (
          subjectText(t, entry)
        );
      },
    },
    { key: 'detail', title: t('audit.column.detail'), width: 288, text: (entry) => detailText(t, entry) },
  ];
}
