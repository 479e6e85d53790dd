import type { TFunction } from 'i18next';
import { Link } from 'react-router-dom';
import type { RecordColumn } from '../../components/table/records/RecordColumn';
import { formatDateTime } from '../../lib/format/formatDateTime';
import { paths } from '../../lib/paths';
import { getActionText } from '../../entities/audit/getActionText';
import { subjectPath } from './subjectPath';
import type { AuditRow } from '../../entities/audit/useAuditLog';

const subjectText = ({ subject, subjectName }: AuditRow) => subjectName ?? subject;

const detailText = ({ detail, changes }: AuditRow) =>
  [detail, ...(changes ?? []).map(({ field }) => field)].filter(Boolean).join(' ') || null;

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
      width: 256,
      text: ({ action }) => getActionText(t, action),
    },
    {
      key: 'subject',
      title: t('audit.column.subject'),
      width: 280,
      text: subjectText,
      render: (_, entry) => {
        const path = subjectPath(entry);
        return path ? (
          <Link to={path} lang="ja">
            {subjectText(entry)}
          </Link>
        ) : (
          subjectText(entry)
        );
      },
    },
    { key: 'detail', title: t('audit.column.detail'), width: 280, text: detailText },
  ];
}
