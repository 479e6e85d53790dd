import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/feedback/EmptyState';
import { RecordTable } from '../../components/table/records/RecordTable';
import { AuditCard } from './AuditCard';
import { AuditFilters } from './AuditFilters';
import { buildAuditColumns } from './buildAuditColumns';
import { AuditEntrySheet } from '../../entities/audit/AuditEntrySheet';
import { type AuditRow, useAuditLog } from '../../entities/audit/useAuditLog';
import { useAuditView } from './useAuditView';

/** The administrators' screen /admin/audit: who did what, by days, person, record and action. */
export function AuditScreen() {
  const { t } = useTranslation();
  const [view, change] = useAuditView();
  const log = useAuditLog(view);
  const [opened, setOpened] = useState<AuditRow | null>(null);
  return (
    <>
      <RecordTable<AuditRow>
        title={t('audit.title')}
        lead={t(view.date ? 'audit.leadOfDay' : 'audit.lead')}
        columns={buildAuditColumns(t)}
        empty={<EmptyState illustration="search">{t('audit.none')}</EmptyState>}
        filters={<AuditFilters view={view} loaded={log.rows} onChange={change} />}
        onOpen={setOpened}
        card={(entry) => <AuditCard entry={entry} onOpen={() => setOpened(entry)} />}
        {...log}
      />
      {opened && <AuditEntrySheet entry={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
