import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { Thread } from '../../../components/thread/Thread';
import { ApplicationMini } from '../../../entities/application/ApplicationMini';
import { buildApplicationThread } from '../../../entities/application/buildApplicationThread';
import { formatDate } from '../../../lib/format/formatDate';
import { paths } from '../../../lib/paths';
import strip from './ApplicationStrip.module.css';
import styles from '../HomeScreen.module.css';
import type { HomeUser } from '../HomeUser';

const SHOWN = 4;

/**
 * The caller's four most recently changed applications: the newest with its steps, the others on one line
 * each.
 */
export function ApplicationStrip({ user }: { user: HomeUser }) {
  const { t } = useTranslation();
  const applies = (user.applies?.items ?? []).flatMap(({ type, ...apply }) =>
    type ? { ...apply, type } : [],
  );
  const [newest, ...others] = applies.sort((a, b) => b.updatedAt.localeCompare(a.updatedAt));
  return (
    <section>
      <div className={styles.header}>
        <h2>{t('home.applications')}</h2>
        {newest && <Link to={paths.mypage}>{t('home.seeAll')}</Link>}
      </div>
      {newest ? (
        <div className={styles.card}>
          <p className={strip.newest}>
            <Link to={paths.jobDetail(newest.openJobID ?? '')}>
              {t('home.newest', {
                title: newest.openJob?.title ?? '',
                state: t(`common.applyType.${newest.type}`),
                date: formatDate(newest.updatedAt),
              })}
            </Link>
          </p>
          <Thread label={t('common.selection')} steps={buildApplicationThread(newest, t)} />
          {others.length > 0 && (
            <ul className={strip.others}>
              {others.slice(0, SHOWN - 1).map((apply) => (
                <li key={apply.id}>
                  <Link to={paths.jobDetail(apply.openJobID ?? '')}>{apply.openJob?.title}</Link>
                  <ApplicationMini type={apply.type} />
                </li>
              ))}
            </ul>
          )}
        </div>
      ) : (
        <EmptyState illustration="applications" action={<Link to={paths.jobs}>{t('home.find')}</Link>}>
          {t('home.noApplications')}
        </EmptyState>
      )}
    </section>
  );
}
