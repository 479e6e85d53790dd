import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Chip } from '../../../components/chips/Chip';
import { LoadFailed } from '../../../components/feedback/LoadFailed';
import { Skeleton } from '../../../components/feedback/Skeleton';
import { DrawerApplicationsDocument } from '../../../generated/drawerApplications';
import { formatDate } from '../../../lib/format/formatDate';
import { paths } from '../../../lib/paths';
import styles from './AdminUsers.module.css';

/** The last applications of a talent, each with its state and a link to it. */
export function DrawerApplications({ sub, name }: { sub: string; name: string }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(DrawerApplicationsDocument, {
    variables: { userID: sub },
    fetchPolicy: 'cache-and-network',
  });
  const applications = data?.listUserAppliesByUser.items;
  if (error && !applications) return <LoadFailed onRetry={() => void refetch()} />;
  if (!applications) return <Skeleton shape="table" count={2} />;
  if (applications.length === 0) return <p className={styles.quiet}>{t('users.drawer.noApplications')}</p>;
  return (
    <ul className={styles.applications}>
      {applications.map(({ id, type, createdAt, openJob }) => (
        <li key={id}>
          {type && <Chip>{t(`common.applyType.${type}`)}</Chip>}
          <Link to={paths.adminApplication({ id, name })} lang="ja">
            {openJob?.title ?? t('users.drawer.goneJob')}
          </Link>
          <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        </li>
      ))}
    </ul>
  );
}
