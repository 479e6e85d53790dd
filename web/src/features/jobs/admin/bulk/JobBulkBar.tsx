import { useTranslation } from 'react-i18next';
import { jobStateOf } from '../../../../../../model/jobStateOf';
import { Button } from '../../../../components/buttons/Button';
import { useConfirm } from '../../../../components/overlays/useConfirm';
import { BulkBar } from '../../../../components/table/BulkBar';
import type { ListedJob } from '../list/useAdminJobs';
import { jobChanges } from '../../state/jobChanges';
import type { useBulkChange } from './useBulkChange';

interface JobBulkBarProps {
  selected: readonly ListedJob[];
  bulk: ReturnType<typeof useBulkChange>;
  onClear: () => void;
}

/**
 * The bar with the actions on the selected jobs. Each action changes only the selected jobs whose state
 * permits it, and shows how many these are. While an action runs, the bar shows its progress and can stop it.
 */
export function JobBulkBar({ selected, bulk, onClear }: JobBulkBarProps) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const open = selected.filter((job) => jobStateOf({ ...job }) === 'PUBLIC');
  // Whether an organization may hide its name is decided for each job, with the reason in view.
  const closed = selected.filter((job) => !open.includes(job));
  const fitting = { publish: closed.filter((job) => !job.isHideOrganizationName), close: open };
  const run = async (action: 'publish' | 'close') => {
    const jobs = fitting[action];
    const isMeant = await confirm({
      title: t(`adminJobs.bulk.${action}Title`, { n: jobs.length }),
      content:
        action === 'publish' && jobs.length < closed.length
          ? `${t('adminJobs.bulk.content')} ${t('adminJobs.bulk.hiddenLeft', { n: closed.length - jobs.length })}`
          : t('adminJobs.bulk.content'),
      confirm: t(`adminJobs.${action}.submit`),
      danger: action === 'close',
    });
    if (isMeant) await bulk.start(jobs, jobChanges[action]);
  };
  return (
    <BulkBar count={selected.length} onClear={onClear}>
      {bulk.progress ? (
        <>
          <span role="status">{t('adminJobs.bulk.progress', { ...bulk.progress })}</span>
          <Button size="small" onClick={bulk.stop}>
            {t('adminJobs.bulk.stop')}
          </Button>
        </>
      ) : (
        (['publish', 'close'] as const).map((action) => (
          <Button
            key={action}
            size="small"
            disabled={fitting[action].length === 0}
            onClick={() => void run(action)}
          >
            {t(`adminJobs.bulk.${action}`, { n: fitting[action].length })}
          </Button>
        ))
      )}
    </BulkBar>
  );
}
