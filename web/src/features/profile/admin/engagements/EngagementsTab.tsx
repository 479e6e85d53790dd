import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AdminEngagementsDocument } from '../../../../generated/adminEngagements';
import { RecordsTab } from '../RecordsTab';
import { useTalentRecords } from '../useTalentRecords';
import { AdminEngagementCard } from './AdminEngagementCard';
import { ContractSheet } from './ContractSheet';

/** The engagements of a talent, the most recently begun first, with their contract data and reviews. */
export function EngagementsTab({ sub }: { sub: string }) {
  const { t } = useTranslation();
  const { user, hasFailed, read } = useTalentRecords(AdminEngagementsDocument, sub);
  const [editing, setEditing] = useState<string | null>(null);
  const rows = user
    ? [...(user.enishiWorkHistories?.items ?? [])].sort((a, b) =>
        (b.startDate ?? '').localeCompare(a.startDate ?? ''),
      )
    : undefined;
  const edited = rows?.find(({ id }) => id === editing);
  return (
    <>
      <RecordsTab
        title={t('adminProfile.tab.engagements')}
        lead={t('adminProfile.contract.lead')}
        rows={rows}
        hasFailed={hasFailed}
        onRetry={() => void read().catch(() => undefined)}
        empty={t('adminProfile.contract.none')}
        render={(engagement) => (
          <AdminEngagementCard engagement={engagement} onEdit={() => setEditing(engagement.id)} />
        )}
      />
      {edited && (
        <ContractSheet
          contract={edited}
          read={async (id) => (await read()).enishiWorkHistories?.items.find((one) => one.id === id)}
          onClose={() => setEditing(null)}
        />
      )}
    </>
  );
}
