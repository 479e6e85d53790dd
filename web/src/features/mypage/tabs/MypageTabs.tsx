import { useTranslation } from 'react-i18next';
import { Tabs } from '../../../components/tabs/Tabs';
import type { MypageUser } from '../MypageUser';
import { type MypageTab, mypageTabs } from '../mypageTabs';
import { BenefitsTab } from './BenefitsTab';
import { EvaluationsTab } from './EvaluationsTab';
import { QualificationsTab } from './QualificationsTab';
import { Link, useSearchParams } from 'react-router-dom';
import { Grid } from '../../../components/layout/Grid';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { paths } from '../../../lib/paths';
import { ApplicationCard } from './ApplicationCard';
import { EngagementCard } from '../engagements/EngagementCard';

/** The tab with the talent's engagements (work that began through Enishi), the most recently begun on top. */
function EngagementsTab({ user }: { user: MypageUser }) {
  const { t } = useTranslation();
  const engagements = [...(user.enishiWorkHistories?.items ?? [])].sort((a, b) =>
    (b.startDate ?? '').localeCompare(a.startDate ?? ''),
  );
  if (engagements.length === 0)
    return (
      <EmptyState illustration="calm" action={<Link to={paths.jobs}>{t('mypage.findJobs')}</Link>}>
        {t('mypage.none.engagements')}
      </EmptyState>
    );
  return (
    <Grid as="ul" gap={16}>
      {engagements.map((engagement) => (
        <li key={engagement.id}>
          <EngagementCard engagement={engagement} />
        </li>
      ))}
    </Grid>
  );
}

/** The tab with the talent's applications, the most recently changed on top. */
function ApplicationsTab({ user }: { user: MypageUser }) {
  const { t } = useTranslation();
  const applications = [...(user.applies?.items ?? [])].sort((a, b) =>
    b.updatedAt.localeCompare(a.updatedAt),
  );
  if (applications.length === 0)
    return (
      <EmptyState illustration="applications" action={<Link to={paths.jobs}>{t('mypage.findJobs')}</Link>}>
        {t('mypage.none.applications')}
      </EmptyState>
    );
  return (
    <Grid as="ul" gap={16}>
      {applications.map((application) => (
        <li key={application.id}>
          <ApplicationCard application={application} />
        </li>
      ))}
    </Grid>
  );
}

const content = {
  applications: ApplicationsTab,
  engagements: EngagementsTab,
  evaluations: EvaluationsTab,
  qualifications: QualificationsTab,
  benefits: BenefitsTab,
} as const;

const relations = {
  applications: 'applies',
  engagements: 'enishiWorkHistories',
  evaluations: 'evaluations',
  qualifications: 'qualifications',
  benefits: 'usedEmployeeBenefits',
} as const satisfies Record<MypageTab, keyof MypageUser>;

/**
 * Returns the tab of /user/mypage that the URL contains, and a function that opens another tab. An unknown
 * name in the URL means the first tab.
 */
function useMypageTab(): [MypageTab, (tab: MypageTab) => void] {
  const [params, setParams] = useSearchParams();
  const asked = params.get('tab');
  const tab = mypageTabs.find((one) => one === asked) ?? mypageTabs[0];
  return [tab, (next) => setParams(next === mypageTabs[0] ? {} : { tab: next }, { replace: true })];
}

/** The tabs of /user/mypage with the chosen one open. The URL contains the chosen tab. */
export function MypageTabs({ user }: { user: MypageUser }) {
  const { t } = useTranslation();
  const [tab, open] = useMypageTab();
  const Content = content[tab];
  return (
    <Tabs
      label={t('mypage.tabs')}
      tabs={mypageTabs.map((key) => ({
        key,
        label: t(`mypage.tab.${key}`),
        count: user[relations[key]]?.items.length,
      }))}
      chosen={tab}
      onChange={open}
    >
      <Content user={user} />
    </Tabs>
  );
}
