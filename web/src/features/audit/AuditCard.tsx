import { useTranslation } from 'react-i18next';
import { Button } from '../../components/buttons/Button';
import { AuditSubject } from '../../entities/audit/AuditSubject';
import { getActionText } from '../../entities/audit/getActionText';
import { getActorText } from '../../entities/audit/getActorText';
import { getSummaryText } from '../../entities/audit/getSummaryText';
import type { AuditRow } from '../../entities/audit/useAuditLog';
import { formatDateTime } from '../../lib/format/formatDateTime';

/** An entry of the audit log on a phone: what was done, who did it to what, when, and a button that opens it. */
export function AuditCard({ entry, onOpen }: { entry: AuditRow; onOpen: () => void }) {
  const { t } = useTranslation();
  const { at } = entry;
  const action = getActionText(t, entry);
  const summary = getSummaryText(t, entry);
  return (
    <>
      <strong>{action}</strong>
      <span>{formatDateTime(at)}</span>
      <p>
        <bdi lang="ja">{getActorText(t, entry)}</bdi>
        {' → '}
        <AuditSubject entry={entry} />
      </p>
      {summary && <p>{summary}</p>}
      <Button
        size="small"
        look="text"
        aria-label={t('audit.openOf', { action, at: formatDateTime(at) })}
        onClick={onOpen}
      >
        {t('audit.open')}
      </Button>
    </>
  );
}
