import { useTranslation } from 'react-i18next';
import { ActionButton } from '../../components/buttons/ActionButton';
import { getActionText } from '../../entities/audit/getActionText';
import type { AuditRow } from '../../entities/audit/useAuditLog';
import { formatDateTime } from '../../lib/format/formatDateTime';
import { getSummaryText } from './getSummaryText';
import { SubjectLink } from './SubjectLink';

/** An entry of the audit log on a phone: what was done, who did it to what, when, and a button that opens it. */
export function AuditCard({ entry, onOpen }: { entry: AuditRow; onOpen: () => void }) {
  const { t } = useTranslation();
  const { actor, actorName, at } = entry;
  const action = getActionText(t, entry);
  const summary = getSummaryText(t, entry);
  return (
    <>
      <strong>{action}</strong>
      <span>{formatDateTime(at)}</span>
      <p>
        <bdi lang="ja">{actorName ?? t('audit.nameless', { id: actor.slice(0, 8) })}</bdi>
        {' → '}
        <SubjectLink entry={entry} />
      </p>
      {summary && <p>{summary}</p>}
      <ActionButton
        size="small"
        look="text"
        aria-label={t('audit.openOf', { action, at: formatDateTime(at) })}
        onClick={onOpen}
      >
        {t('audit.open')}
      </ActionButton>
    </>
  );
}
