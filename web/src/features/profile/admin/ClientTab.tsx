import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { LoadFailed } from '../../../components/feedback/LoadFailed';
import { Skeleton } from '../../../components/feedback/Skeleton';
import { ClientTalentView } from '../../../entities/talent/ClientTalentView';
import { TalentAsClientDocument } from '../../../generated/adminProfile';
import { paths } from '../../../lib/paths';
import type { AdminProfile } from './AdminProfile';
import styles from './AdminProfile.module.css';

/** Says why organizations do not find a talent, as far as it is known, and links to the settings. */
function Hidden({ sub, profile }: { sub: string; profile: AdminProfile }) {
  const { t } = useTranslation();
  const reason = profile.isPrivate ? 'private' : profile.isDebug ? 'debug' : 'notAgreed';
  return (
    <EmptyState
      illustration="closed"
      action={<Link to={paths.adminUser(sub)}>{t('adminProfile.toManage')}</Link>}
    >
      {t(`adminProfile.hidden.${reason}`)}
    </EmptyState>
  );
}

/**
 * The tab that shows how a talent looks to organizations that are not in contact with the talent. The data
 * are what the API returns to such an organization, and the components are those that organizations see.
 */
export function ClientTab({ sub, profile }: { sub: string; profile: AdminProfile }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(TalentAsClientDocument, {
    variables: { sub },
    // What others see must not replace what the cache knows about the person.
    fetchPolicy: 'no-cache',
  });
  if (error) return <LoadFailed onRetry={() => void refetch()} />;
  if (!data) return <Skeleton shape="card" count={1} />;
  if (!data.getUserAs) return <Hidden sub={sub} profile={profile} />;
  return (
    <div className={styles.stored}>
      <p className={styles.quiet}>{t('adminProfile.client.lead')}</p>
      <ClientTalentView
        talent={data.getUserAs}
        card={t('adminProfile.client.card')}
        facts={t('adminProfile.client.facts')}
      />
    </div>
  );
}
