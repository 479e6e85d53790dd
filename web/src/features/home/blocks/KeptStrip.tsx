import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Chip } from '../../../components/chips/Chip';
import { getOrganizationName } from '../../../entities/job/getOrganizationName';
import { Crest } from '../../../components/avatars/Crest';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { paths } from '../../../lib/paths';
import styles from '../HomeScreen.module.css';
import type { HomeUser } from '../HomeUser';
import strip from './KeptStrip.module.css';

const SHOWN = 3;

/**
 * Shows on the home screen the jobs that the person kept most recently, at most three. Closed jobs are marked
 * as closed.
 */
export function KeptStrip({ user }: { user: HomeUser }) {
  const { t } = useTranslation();
  const kept = (user.favoriteOpenJobs?.items ?? [])
    .filter(({ isFavorite }) => isFavorite)
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt))
    .flatMap(({ openJob }) => openJob ?? []);
  return (
    <section>
      <div className={styles.header}>
        <h2>{t('home.kept')}</h2>
        {kept.length > 0 && <Link to={paths.keep}>{t('home.seeAll')}</Link>}
      </div>
      {kept.length === 0 ? (
        <EmptyState illustration="keep" action={<Link to={paths.jobs}>{t('home.find')}</Link>}>
          {t('home.noKept')}
        </EmptyState>
      ) : (
        <ul className={strip.list}>
          {kept.slice(0, SHOWN).map((job) => (
            <li key={job.id}>
              <Link to={paths.jobDetail(job.id)}>
                <Crest name={job.organizationName} size={36} />
                <span>
                  <strong lang="ja">{job.title}</strong>
                  <small>{getOrganizationName(job, t)}</small>
                </span>
                {(job.closedAt || job.isPublic === false) && (
                  <Chip tone="quiet">{t('common.state.closed')}</Chip>
                )}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
