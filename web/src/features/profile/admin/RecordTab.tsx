import type { ComponentType } from 'react';
import styles from './AdminProfile.module.css';
import type { AdminProfileTab } from './adminProfileTabs';
import { EngagementsTab } from './engagements/EngagementsTab';
import { EvaluationsTab } from './evaluations/EvaluationsTab';
import { InterviewsTab } from './interviews/InterviewsTab';

const contents: Record<Exclude<AdminProfileTab, 'profile' | 'client'>, ComponentType<{ sub: string }>> = {
  interviews: InterviewsTab,
  evaluations: EvaluationsTab,
  engagements: EngagementsTab,
};

/**
 * The content of a tab with records of a talent, such as interviews. The records are read when the tab is
 * opened.
 */
export function RecordTab({ tab, sub }: { tab: keyof typeof contents; sub: string }) {
  const Content = contents[tab];
  return (
    <div className={styles.stored}>
      <Content sub={sub} />
    </div>
  );
}
