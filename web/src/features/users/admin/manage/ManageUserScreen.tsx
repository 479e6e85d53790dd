import { useTranslation } from 'react-i18next';
import { Link, Navigate, useParams, useSearchParams } from 'react-router-dom';
import { Grid } from '../../../../components/layout/Grid';
import { Chip } from '../../../../components/chips/Chip';
import { LoadFailed } from '../../../../components/feedback/LoadFailed';
import { Skeleton } from '../../../../components/feedback/Skeleton';
import { PageHead } from '../../../../components/page/PageHead';
import { Tabs } from '../../../../components/tabs/Tabs';
import { useContact } from '../../../../entities/talent/useContact';
import { formatDateTime } from '../../../../lib/format/formatDateTime';
import { paths } from '../../../../lib/paths';
import { useTitle } from '../../../../lib/route/useTitle';
import { AccountTab } from './AccountTab';
import { AuditTab } from './AuditTab';
import { ContactTab } from './ContactTab';
import { ManagedForm } from './ManagedForm';
import styles from './ManageUser.module.css';
import { useManagedUser } from './useManagedUser';

const tabs = ['profile', 'contact', 'account', 'audit'] as const;

const PARAMETER = 'tab';

/** The administrators' screen /admin/users/{sub}, on which they manage one talent. */
export function ManageUserScreen() {
  const { t } = useTranslation();
  const { sub = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const { isLoaded, user, record, error, refetch, read, save } = useManagedUser(sub);
  const revealed = useContact(sub);
  const name = user?.name ?? user?.displayName ?? '';
  useTitle(name || undefined);
  if (error && !user) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!isLoaded) return <Skeleton shape="form" count={6} />;
  if (!user || !record) return <Navigate to={paths.notFound} replace />;
  const chosen = tabs.find((tab) => tab === params.get(PARAMETER)) ?? 'profile';
  return (
    <Grid gap={16}>
      <PageHead
        title={name}
        state={
          <span className={styles.state}>
            {user.isSignInEnabled === false && <Chip tone="warm">{t('adminTalent.signIn.disabled')}</Chip>}
            {user.deletionRequestedAt && <Chip tone="warm">{t('adminTalent.deletion.chip')}</Chip>}
            {user.isPrivate && <Chip>{t('adminTalent.private')}</Chip>}
            {user.isDebug && <Chip>{t('adminTalent.debug')}</Chip>}
            <span>{t('adminTalent.registered', { at: formatDateTime(user.createdAt) })}</span>
            <span>{t('adminTalent.updated', { at: formatDateTime(user.updatedAt) })}</span>
          </span>
        }
        action={
          <span className={styles.state}>
            <Link to={paths.adminProfile(sub)}>{t('adminTalent.toProfile')}</Link>
            <Link to={paths.adminApplicationsOf(name)}>{t('adminTalent.toApplications')}</Link>
          </span>
        }
      />
      <Tabs
        label={t('adminTalent.tabs')}
        tabs={tabs.map((key) => ({ key, label: t(`adminTalent.tab.${key}`) }))}
        chosen={chosen}
        onChange={(tab) =>
          setParams(tab === 'profile' ? {} : { [PARAMETER]: tab }, {
            replace: true,
            preventScrollReset: true,
          })
        }
      >
        {chosen === 'profile' && (
          <div className={styles.form}>
            <ManagedForm key={sub} {...{ user, record, save, read }} />
          </div>
        )}
        {chosen === 'contact' && (
          <div className={styles.form}>
            <ContactTab sub={sub} revealed={revealed} />
          </div>
        )}
        {chosen === 'account' && (
          <AccountTab
            sub={sub}
            user={user}
            isSignInEnabled={user.isSignInEnabled}
            onChange={() => refetch()}
          />
        )}
        {chosen === 'audit' && <AuditTab sub={sub} />}
      </Tabs>
    </Grid>
  );
}
