import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { enums } from '../../../../model/enums';
import { EmptyState } from '../../components/feedback/EmptyState';
import { formatDate } from '../../lib/format/formatDate';
import { paths } from '../../lib/paths';
import strip from './ApplicationStrip.module.css';
import styles from './HomeScreen.module.css';
import type { HomeUser } from './HomeUser';

/** Shows on the home screen how many applications of the person are in each state, and the latest event. */
export function ApplicationStrip({ user }: { user: HomeUser }) {
  const { t } = useTranslation();
  const applies = user.applies?.items ?? [];
  const newest = [...applies].sort((a, b) => b.updatedAt.localeCompare(a.updatedAt))[0];
  const countOf = (type: string) => applies.filter((apply) => apply.type === type).length;
  return (
    <section>
      <div className={styles.header}>
        <h2>{t('home.applications')}</h2>
      </div>
      {newest?.type ? (
        <div className={styles.card}>
          <ol className={strip.states}>
            {enums.ApplyType.map((type) => (
              <li key={type} data-empty={countOf(type) === 0}>
                <strong>{countOf(type)}</strong>
                <span>{t(`common.applyType.${type}`)}</span>
              </li>
            ))}
          </ol>
          <p className={styles.quiet}>
            <Link to={paths.jobDetail(newest.openJobID ?? '')}>
              {t('home.newest', {
                title: newest.openJob?.title ?? '',
                state: t(`common.applyType.${newest.type}`),
                date: formatDate(newest.updatedAt),
              })}
            </Link>
          </p>
        </div>
      ) : (
        <EmptyState illustration="applications" action={<Link to={paths.jobs}>{t('home.find')}</Link>}>
          {t('home.noApplications')}
        </EmptyState>
      )}
    </section>
  );
}
