import { useTranslation } from 'react-i18next';
import { Stack } from '../../components/layout/Stack';
import { Chip } from '../../components/chips/Chip';
import { getJobState } from './getJobState';
import { renderTime } from '../../lib/served/renderTime';
import type { JobSummary } from './JobSummary';

const NEW_FOR_DAYS = 7;

/**
 * Returns true for a job published within the last `NEW_FOR_DAYS` days; false for a job that is not
 * published.
 */
function isNewJob(publishedAt: string | null, now = renderTime()): boolean {
  return publishedAt !== null && now - Date.parse(publishedAt) < NEW_FOR_DAYS * 86_400_000;
}

interface JobChipsProps extends Pick<
  JobSummary,
  'workType' | 'isExcellent' | 'isPublic' | 'publishedAt' | 'closedAt' | 'myApply'
> {
  /** True to show 募集中 (open) on open jobs too, in lists that also contain closed ones. */
  showOpen?: boolean;
}

/**
 * The chips of a job: its contract type, whether it is featured, new, closed or (with `showOpen`) open, and
 * whether the caller has applied for it or withdrawn the application.
 */
export function JobChips({ showOpen = false, ...job }: JobChipsProps) {
  const { t } = useTranslation();
  const state = getJobState(job);
  return (
    <Stack as="span" gap={8} wrap>
      {showOpen && state === 'open' && <Chip tone="done">{t('common.state.open')}</Chip>}
      {job.workType && <Chip>{t(`common.workType.${job.workType}`)}</Chip>}
      {job.isExcellent && state === 'open' && <Chip tone="warm">{t('common.excellent')}</Chip>}
      {isNewJob(job.publishedAt) && state === 'open' && <Chip tone="primary">{t('common.new')}</Chip>}
      {state === 'applied' && <Chip tone="done">{t('common.state.applied')}</Chip>}
      {state === 'withdrawn' && <Chip tone="quiet">{t('common.state.withdrawn')}</Chip>}
      {state === 'closed' && <Chip tone="quiet">{t('common.state.closed')}</Chip>}
    </Stack>
  );
}
