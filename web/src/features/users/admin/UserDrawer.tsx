import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/buttons/ButtonLink';
import { paths } from '../../../lib/paths';
import { DescriptionList } from '../../../components/description-list/DescriptionList';
import { formatSalary } from '../../../components/conditions/formatSalary';
import { SkillTags } from '../../../components/chips/SkillTags';
import { formatWorkload } from '../../../components/conditions/formatWorkload';
import { Sheet } from '../../../components/overlays/Sheet';
import { GeneratedAvatar } from '../../../components/avatars/GeneratedAvatar';
import { Grid } from '../../../components/layout/Grid';
import { formatDate } from '../../../lib/format/formatDate';
import styles from './AdminUsers.module.css';
import { DrawerApplications } from './DrawerApplications';
import { UserStateChips } from './UserStateChips';
import { getUserName } from './getUserName';
import type { ShownUser } from './useUsers';
import { useLazyQuery } from '@apollo/client/react';
import { Button } from '../../../components/buttons/Button';
import { AdminUserContactDocument } from '../../../generated/adminUsers';

/**
 * Shows a talent's email and telephone number to an administrator when they press a button. They are not loaded
 * before, because the API records each reading of them in the audit log.
 */
function RevealContact({ sub, name }: { sub: string; name: string }) {
  const { t } = useTranslation();
  const [reveal, { data, loading, error }] = useLazyQuery(AdminUserContactDocument, {
    fetchPolicy: 'no-cache',
  });
  if (data) {
    const { email, tel } = data.getUserPrivate ?? {};
    return <>{[email, tel].filter(Boolean).join(' / ') || t('users.noContact')}</>;
  }
  return (
    <Button
      size="small"
      loading={loading}
      aria-label={t('users.revealOf', { name })}
      onClick={() => void reveal({ variables: { sub } }).catch(() => undefined)}
    >
      {t(error ? 'common.reload' : 'users.reveal')}
    </Button>
  );
}

interface UserDrawerProps {
  user: ShownUser;
  onClose: () => void;
}

/**
 * A drawer with a talent's summary, state and last applications. Contact data are read only on request, so that
 * opening the drawer adds nothing to the audit log.
 */
export function UserDrawer({ user, onClose }: UserDrawerProps) {
  const { t, i18n } = useTranslation();
  const name = getUserName(user);
  const histories = user.workHistories?.items ?? [];
  return (
    <Sheet
      open
      title={name}
      width={520}
      onClose={onClose}
      footer={
        user.sub && (
          <>
            <ButtonLink to={paths.adminProfile(user.sub)}>{t('users.profile')}</ButtonLink>{' '}
            <ButtonLink look="plain" to={paths.adminUser(user.sub)}>
              {t('users.manage')}
            </ButtonLink>
          </>
        )
      }
    >
      <Grid gap={16}>
        <div className={styles.person}>
          <GeneratedAvatar name={name} image={user.profileIcon} size={64} />
          <div>
            <p className={styles.quiet}>{user.phoneticName}</p>
            <p>
              {[user.mainJob?.name, user.ageBand && t(`users.age.${user.ageBand}`)]
                .filter(Boolean)
                .join(t('common.join'))}
            </p>
            <UserStateChips user={user} />
          </div>
        </div>
        {user.description && <p>{user.description}</p>}
        <section className={styles.section}>
          <h3>{t('users.drawer.applications')}</h3>
          {user.sub && <DrawerApplications key={user.sub} sub={user.sub} name={name} />}
        </section>
        <DescriptionList
          items={[
            [
              t('users.facet.appetiteToChangeJobs'),
              user.appetiteToChangeJobs && t(`users.appetite.${user.appetiteToChangeJobs}`),
            ],
            [
              t('users.facet.appetiteToSideWork'),
              user.appetiteToSideWork && t(`users.appetite.${user.appetiteToSideWork}`),
            ],
            [t('users.drawer.workload'), formatWorkload(user, t)],
            [t('users.drawer.salary'), user.salaryType && formatSalary(user, t, i18n.language)],
            [
              t('users.facet.hopeLocationType'),
              user.hopeLocationType && t(`common.location.${user.hopeLocationType}`),
            ],
            [
              t('users.column.skills'),
              Boolean(user.skillTags?.length) && <SkillTags names={user.skillTags ?? []} most={20} />,
            ],
            [
              t('users.drawer.histories'),
              histories.length > 0 && (
                <ul data-bullets key="histories">
                  {histories.map(({ id, organizationName, position }) => (
                    <li key={id}>{[organizationName, position].filter(Boolean).join(t('common.join'))}</li>
                  ))}
                </ul>
              ),
            ],
            [t('users.column.lastVisited'), user.lastVisitedAt && formatDate(user.lastVisitedAt)],
            [t('users.column.createdAt'), formatDate(user.createdAt)],
            [
              t('users.drawer.contact'),
              user.sub && <RevealContact key={user.sub} sub={user.sub} name={name} />,
            ],
          ]}
        />
      </Grid>
    </Sheet>
  );
}
