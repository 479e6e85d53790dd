import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { paths } from '../../../lib/paths';
import styles from '../Mypage.module.css';
import type { MypageUser } from '../MypageUser';
import { ApplicationCard } from './ApplicationCard';

/** The tab with the talent's applications, the most recently changed on top. */
export function ApplicationsTab({ user }: { user: MypageUser }) {
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
    <ul className={styles.list}>
      {applications.map((application) => (
        <li key={application.id}>
          <ApplicationCard application={application} />
        </li>
      ))}
    </ul>
  );
}
