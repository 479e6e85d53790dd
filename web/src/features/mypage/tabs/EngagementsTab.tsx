import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { paths } from '../../../lib/paths';
import { EngagementCard } from '../engagements/EngagementCard';
import styles from '../Mypage.module.css';
import type { MypageUser } from '../MypageUser';

/** The tab with the talent's engagements (work that began through Enishi), the most recently begun on top. */
export function EngagementsTab({ user }: { user: MypageUser }) {
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
    <ul className={styles.list}>
      {engagements.map((engagement) => (
        <li key={engagement.id}>
          <EngagementCard engagement={engagement} />
        </li>
      ))}
    </ul>
  );
}
