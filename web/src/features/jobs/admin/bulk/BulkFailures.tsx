import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/buttons/Button';
import { Banner } from '../../../../components/feedback/Banner';
import type { Failure } from '../../../../lib/errors/Failure';
import type { ListedJob } from '../list/useAdminJobs';
import { getJobFailureText } from '../../state/getJobFailureText';

interface BulkFailuresProps {
  /** The selected jobs, which include those that could not be changed. */
  jobs: readonly ListedJob[];
  failures: ReadonlyMap<string, Failure>;
  onClose: () => void;
}

/**
 * Lists the jobs that a bulk action could not change, each with the reason. Renders nothing when all were
 * changed.
 */
export function BulkFailures({ jobs, failures, onClose }: BulkFailuresProps) {
  const { t } = useTranslation();
  if (failures.size === 0) return null;
  return (
    <Banner
      tone="danger"
      isUrgent
      action={
        <Button size="small" look="text" onClick={onClose}>
          {t('adminJobs.bulk.dismiss')}
        </Button>
      }
    >
      {t('adminJobs.bulk.failed', { n: failures.size })}
      <ul data-bullets>
        {[...failures].map(([id, failure]) => (
          <li key={id}>
            <span lang="ja">{jobs.find((job) => job.id === id)?.title}</span>
            {t('adminJobs.bulk.because')}
            {getJobFailureText(t, failure)}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
