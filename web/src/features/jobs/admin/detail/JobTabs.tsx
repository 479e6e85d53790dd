import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Tabs } from '../../../../components/tabs/Tabs';
import { ApplicantsTab } from './ApplicantsTab';
import { ConversationsTab } from './ConversationsTab';
import type { DetailedJob } from './DetailedJob';
import { EditsTab } from './edits/EditsTab';
import { EngagementsTab } from './EngagementsTab';
import { type JobTab, jobTabs } from './jobTabs';
import { KeepsTab } from './KeepsTab';
import { PeopleTab } from './PeopleTab';
import { StoredJobView } from './StoredJobView';

const PARAMETER = 'tab';

const contents: Record<Exclude<JobTab, 'job'>, (props: { id: string }) => ReactNode> = {
  applicants: ApplicantsTab,
  keeps: KeepsTab,
  conversations: ConversationsTab,
  engagements: EngagementsTab,
  people: PeopleTab,
  edits: EditsTab,
};

/**
 * The tabs of the screen about one job: the job itself, and one tab for each kind of its records
 * (applications, keeps and so on), which are read when the tab is opened.
 */
export function JobTabs({ job }: { job: DetailedJob }) {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const chosen = jobTabs.find((tab) => tab === params.get(PARAMETER)) ?? 'job';
  const Content = chosen === 'job' ? null : contents[chosen];
  return (
    <Tabs<JobTab>
      label={t('adminJobs.tabs')}
      tabs={jobTabs.map((key) => ({ key, label: t(`adminJobs.tab.${key}`) }))}
      chosen={chosen}
      onChange={(tab) =>
        setParams(tab === 'job' ? {} : { [PARAMETER]: tab }, { replace: true, preventScrollReset: true })
      }
    >
      {Content ? <Content id={job.id} /> : <StoredJobView job={job} />}
    </Tabs>
  );
}
