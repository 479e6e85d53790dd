import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Grid } from '../../../../components/layout/Grid';
import { applicationAge } from '../../../../entities/application/applicationAge';
import type { ListedJobFragment } from '../../../../generated/storedJob';
import { paths } from '../../../../lib/paths';
import type { ListedApplication } from '../useOrganizationApplications';
import styles from './ClientHome.module.css';

const MOST = 5;

interface UnansweredListProps {
  applications: readonly ListedApplication[];
  jobs: readonly ListedJobFragment[];
}

/** The applications that have waited longest for an answer. Each leads to the board of its job. */
export function UnansweredList({ applications, jobs }: UnansweredListProps) {
  const { t } = useTranslation();
  return (
    <Grid as="section" className={styles.section} gap={12}>
      <h2>{t('clientJobs.home.unanswered')}</h2>
      <ul className={styles.rows}>
        {applications.slice(0, MOST).map((application) => {
          const { id, openJobID, user } = application;
          return (
            <li key={id}>
              <Link to={openJobID ? paths.clientBoard(openJobID) : paths.clientProgress} lang="ja">
                {user?.name ?? user?.displayName ?? t('clientJobs.home.unnamed')}
              </Link>
              <span lang="ja">{jobs.find((job) => job.id === openJobID)?.title}</span>
              <span>{t('clientJobs.home.days', { n: applicationAge(application) })}</span>
            </li>
          );
        })}
      </ul>
    </Grid>
  );
}
