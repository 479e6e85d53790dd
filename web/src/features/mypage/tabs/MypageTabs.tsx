import { useTranslation } from 'react-i18next';
import { Tabs } from '../../../components/tabs/Tabs';
import type { MypageUser } from '../MypageUser';
import { type MypageTab, mypageTabs } from '../mypageTabs';
import { useMypageTab } from '../useMypageTab';
import { ApplicationsTab } from './ApplicationsTab';
import { BenefitsTab } from './BenefitsTab';
import { EngagementsTab } from './EngagementsTab';
import { EvaluationsTab } from './EvaluationsTab';
import { QualificationsTab } from './QualificationsTab';

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
