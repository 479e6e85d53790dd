import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Tabs } from '../../../../components/tabs/Tabs';
import { ApplicantsTab } from './ApplicantsTab';
import type { DetailedJob } from './DetailedJob';
import { EditsTab } from './edits/EditsTab';
import { EngagementsTab } from './EngagementsTab';
import { StoredJobView } from './StoredJobView';
import { JobConversationsDocument, JobKeepsDocument } from '../../../../generated/adminJob';
import { formatDateTime } from '../../../../lib/format/formatDateTime';
import { useRows } from '../../../../lib/apollo/useRows';
import styles from './JobDetail.module.css';
import { PeopleTab } from './PeopleTab';
import { RowsTab } from './RowsTab';

/** The tabs of the administrators' screen about one job, with the names that the URL uses. */
const jobTabs = ['job', 'applicants', 'keeps', 'conversations', 'engagements', 'people', 'edits'] as const;

type JobTab = (typeof jobTabs)[number];

/** The tab that lists when talents kept a job or removed their keep, without the talents' names. */
function KeepsTab({ id }: { id: string }) {
  const { t } = useTranslation();
  const found = useRows(JobKeepsDocument, id, (data) => data.getOpenJob?.favorites);
  return (
    <RowsTab
      {...found}
      empty={t('adminJobs.noRows.keeps')}
      render={({ isFavorite, updatedAt }) => (
        <>
          <span>{t(isFavorite ? 'adminJobs.kept' : 'adminJobs.removed')}</span>
          <span className={styles.quiet}>{formatDateTime(updatedAt)}</span>
        </>
      )}
    />
  );
}

/**
 * The tab with the names of the conversations about a job. Messages are not shown, because administrators
 * must give a reason before they read them.
 */
function ConversationsTab({ id }: { id: string }) {
  const { t } = useTranslation();
  const found = useRows(JobConversationsDocument, id, (data) => data.getOpenJob?.conversations);
  return (
    <RowsTab
      {...found}
      empty={t('adminJobs.noRows.conversations')}
      render={({ name, createdAt }) => (
        <>
          <span lang="ja">{name ?? t('adminJobs.unnamed')}</span>
          <span className={styles.quiet}>{t('adminJobs.begun', { at: formatDateTime(createdAt) })}</span>
        </>
      )}
    />
  );
}

const PARAMETER = 'tab';

const contents: Record<Exclude<JobTab, 'job'>, (props: { id: string; job: DetailedJob }) => ReactNode> = {
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
      {Content ? <Content id={job.id} job={job} /> : <StoredJobView job={job} />}
    </Tabs>
  );
}
