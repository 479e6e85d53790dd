import { useTranslation } from 'react-i18next';
import { type JobState, jobStates } from '../../../../../../model/jobStates';
import { CountTabs } from '../../../../components/filters/CountTabs';

interface JobStateTabsProps {
  chosen: JobState[];
  counts: ReadonlyMap<string, number> | undefined;
  onChange: (states: JobState[]) => void;
}

/** The number of jobs in each state under the other filters; several states can be chosen. */
export function JobStateTabs(props: JobStateTabsProps) {
  const { t } = useTranslation();
  const options = jobStates.map((value) => ({ value, label: t(`adminJobs.state.${value}`) }));
  return <CountTabs<JobState> label={t('adminJobs.states')} options={options} {...props} />;
}
