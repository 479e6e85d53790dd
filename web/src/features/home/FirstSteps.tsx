import CheckCircleFilled from '@ant-design/icons/CheckCircleFilled';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import styles from './FirstSteps.module.css';
import type { HomeUser } from './HomeUser';

/** The checklist of first steps on the home screen. It disappears with the person's first application. */
export function FirstSteps({ user }: { user: HomeUser }) {
  const { t } = useTranslation();
  const hasKept = (user.favoriteOpenJobs?.items.length ?? 0) > 0;
  const hasApplied = (user.applies?.items.length ?? 0) > 0;
  if (hasApplied) return null;
  return (
    <section className={styles.steps}>
      <h2>{t('home.firstSteps')}</h2>
      <ol>
        <li>
          <CheckCircleFilled aria-label={t('home.done')} />
          {t('home.step.registered')}
        </li>
        <li>
          {hasKept && <CheckCircleFilled aria-label={t('home.done')} />}
          <Link to={paths.jobs}>{t('home.step.keep')}</Link>
        </li>
        <li>
          <Link to={paths.jobsResult}>{t('home.step.apply')}</Link>
        </li>
      </ol>
    </section>
  );
}
