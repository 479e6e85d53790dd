import { useTranslation } from 'react-i18next';
import { jobStateOf } from '../../../../../model/jobStateOf';
import type { JobState } from '../../../../../model/jobStates';
import { Chip } from '../../../components/chips/Chip';

const tones: Record<JobState, 'plain' | 'primary' | 'done' | 'quiet'> = {
  DRAFT: 'plain',
  REQUESTED: 'primary',
  PUBLIC: 'done',
  CLOSED: 'quiet',
};

interface JobStateChipProps {
  job: Parameters<typeof jobStateOf>[0] & { reviewNote?: string | null };
}

/** A chip with the state of a job: draft, returned with a reason, waiting for review, public or closed. */
export function JobStateChip({ job }: JobStateChipProps) {
  const { t } = useTranslation();
  const state = jobStateOf(job);
  if (state === 'DRAFT' && job.reviewNote) return <Chip tone="warm">{t('adminJobs.returnedState')}</Chip>;
  return <Chip tone={tones[state]}>{t(`adminJobs.state.${state}`)}</Chip>;
}
