import { useTranslation } from 'react-i18next';
import { type JobState, jobStates } from '../../../../../model/jobStates';
import { CountTabs } from '../../../components/filters/CountTabs';

interface JobStateTabsProps {
  chosen: JobState[];
  counts: ReadonlyMap<string, number> | undefined;
  onChange: (states: JobState[]) => void;
}

/**
 * Buttons that filter the table of jobs by state; several can be chosen. Each button shows how many jobs in
 * its state match the other filters.
 */
export function JobStateTabs(props: JobStateTabsProps) {
  const { t } = useTranslation();
  const options = jobStates.map((value) => ({ value, label: t(`adminJobs.state.${value}`) }));
  return <CountTabs<JobState> label={t('adminJobs.states')} options={options} {...props} />;
}
