import { useTranslation } from 'react-i18next';
import { Banner } from '../../../../../components/feedback/Banner';
import { useAuditLog } from '../../../../../entities/audit/useAuditLog';
import { RowsTab } from '../RowsTab';
import { JobEdit } from './JobEdit';
import { useTakeBack } from './useTakeBack';

const SHOWN = ['editPublicJob', 'takeBackJobEdit'];

/**
 * The tab with the changes that job staff made while the job was public, and with those of them that
 * administrators took back, newest first. Opening the tab causes two calls to data sources.
 */
export function EditsTab({ id }: { id: string }) {
  const { t } = useTranslation();
  const { loaded, isFailed, onRetry, onMore } = useAuditLog({
    ...{ date: null, actor: null, action: null },
    subject: id,
  });
  const { refusal, isBusy, takeBack } = useTakeBack(id, onRetry);
  const taken = (loaded ?? []).filter(({ action }) => action === 'takeBackJobEdit');
  return (
    <>
      {refusal && (
        <Banner tone="danger" isUrgent>
          {refusal}
        </Banner>
      )}
      <RowsTab
        rows={loaded?.filter(({ action }) => SHOWN.includes(action))}
        hasFailed={isFailed}
        onRetry={onRetry}
        onMore={onMore}
        empty={t('adminJobs.noRows.edits')}
        render={(entry) => (
          <JobEdit
            entry={entry}
            isTakenBack={taken.some(({ detail }) => detail === entry.id)}
            isBusy={isBusy}
            onTakeBack={() => void takeBack(entry.id)}
          />
        )}
      />
    </>
  );
}
