import type { TFunction } from 'i18next';
import { Link } from 'react-router-dom';
import type { RecordColumn } from '../../components/table/records/RecordColumn';
import { formatDateTime } from '../../lib/format/formatDateTime';
import { paths } from '../../lib/paths';
import { getActionText } from '../../entities/audit/getActionText';
import { AuditSubject } from '../../entities/audit/AuditSubject';
import { getActorText } from '../../entities/audit/getActorText';
import { getSummaryText } from '../../entities/audit/getSummaryText';
import { listNamed } from '../../entities/audit/listNamed';
import type { AuditRow } from '../../entities/audit/useAuditLog';

/** Returns the columns of the audit log: the time, the person, the action, the subject, and the details. */
export function buildAuditColumns(t: TFunction): RecordColumn<AuditRow>[] {
  return [
    {
      key: 'at',
      title: t('audit.column.at'),
      width: 184,
      text: ({ at }) => formatDateTime(at),
      fixed: 'start',
    },
    {
      key: 'actor',
      title: t('audit.column.actor'),
      width: 168,
      text: (entry) => getActorText(t, entry),
      render: (_, entry) => (
        <Link to={paths.adminAudit({ actor: entry.actor })} lang="ja">
          {getActorText(t, entry)}
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
      text: (entry) =>
        listNamed(t, entry)
          .map(({ text }) => text)
          .join(' / '),
      render: (_, entry) => <AuditSubject entry={entry} />,
    },
    { key: 'detail', title: t('audit.column.detail'), width: 288, text: (entry) => getSummaryText(t, entry) },
  ];
}
