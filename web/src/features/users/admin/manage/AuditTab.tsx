import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/buttons/Button';
import { RowList } from '../../../../components/table/RowList';
import { AuditEntrySheet } from '../../../../entities/audit/AuditEntrySheet';
import { getActionText } from '../../../../entities/audit/getActionText';
import { getActorText } from '../../../../entities/audit/getActorText';
import { type AuditRow, useAuditLog } from '../../../../entities/audit/useAuditLog';
import { formatDateTime } from '../../../../lib/format/formatDateTime';

/** The entries of the audit log about a talent, newest first: who did what with their account and data. */
export function AuditTab({ sub }: { sub: string }) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<AuditRow | null>(null);
  const { rows, isFailed, onRetry, onMore } = useAuditLog({
    ...{ date: null, until: null, actor: null, action: null },
    subject: sub,
  });
  return (
    <>
      <RowList<AuditRow>
        rows={rows}
        hasFailed={isFailed}
        onRetry={onRetry}
        onMore={onMore}
        more={t('adminTalent.audit.more')}
        empty={t('adminTalent.audit.none')}
        render={(entry) => (
          <>
            <span>{getActionText(t, entry)}</span>
            <bdi lang="ja">{getActorText(t, entry)}</bdi>
            <span>{formatDateTime(entry.at)}</span>
            <Button
              size="small"
              look="text"
              aria-label={t('adminTalent.audit.openOf', {
                action: getActionText(t, entry),
                at: formatDateTime(entry.at),
              })}
              onClick={() => setOpened(entry)}
            >
              {t('adminTalent.audit.open')}
            </Button>
          </>
        )}
      />
      {opened && <AuditEntrySheet entry={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
