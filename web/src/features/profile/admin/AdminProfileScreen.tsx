import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useParams } from 'react-router-dom';
import { Stack } from '../../../components/layout/Stack';
import { Grid } from '../../../components/layout/Grid';
import { GeneratedAvatar } from '../../../components/avatars/GeneratedAvatar';
import { Chip } from '../../../components/chips/Chip';
import { LoadFailed } from '../../../components/feedback/LoadFailed';
import { Skeleton } from '../../../components/feedback/Skeleton';
import { PageHead } from '../../../components/page/PageHead';
import { AdminProfileDocument } from '../../../generated/adminProfile';
import { formatDateTime } from '../../../lib/format/formatDateTime';
import { paths } from '../../../lib/paths';
import { useTitle } from '../../../lib/route/useTitle';
import type { AdminProfile } from './AdminProfile';
import { AdminProfileTabs } from './AdminProfileTabs';

function Head({ sub, name, profile }: { sub: string; name: string; profile: AdminProfile }) {
  const { t } = useTranslation();
  const { evaluationAvg, lastVisitedAt } = profile;
  return (
    <Grid gap={16} columns="auto minmax(0, 1fr)" align="start">
      <GeneratedAvatar name={name} image={profile.profileIcon} size={72} />
      <PageHead
        title={name}
        state={
          <Stack as="span" gap={[8, 12]} wrap align="center">
            <span lang="ja">{profile.mainJob?.name}</span>
            {evaluationAvg !== null && (
              <Chip tone="primary">{t('adminProfile.average', { n: evaluationAvg.toFixed(1) })}</Chip>
            )}
            {profile.isPrivate && <Chip>{t('adminTalent.private')}</Chip>}
            {profile.isDebug && <Chip>{t('adminTalent.debug')}</Chip>}
            {profile.deletionRequestedAt && <Chip tone="warm">{t('adminTalent.deletion.chip')}</Chip>}
            {lastVisitedAt && (
              <span>{t('adminProfile.lastVisited', { at: formatDateTime(lastVisitedAt) })}</span>
            )}
          </Stack>
        }
        action={
          <Stack as="span" gap={[8, 12]} wrap align="center">
            <Link to={paths.adminUser(sub)}>{t('adminProfile.toManage')}</Link>
            <Link to={paths.adminApplicationsOf(name)}>{t('adminTalent.toApplications')}</Link>
          </Stack>
        }
      />
    </Grid>
  );
}

/** The administrators' screen /admin/profile/{sub}: everything that is known about one talent. */
export function AdminProfileScreen() {
  const { sub = '' } = useParams();
  const { data, error, refetch } = useQuery(AdminProfileDocument, {
    variables: { sub },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const profile = data?.getUser;
  const name = profile?.name ?? profile?.displayName ?? '';
  useTitle(name || undefined);
  if (error && !profile) return <LoadFailed onRetry={() => void refetch()} />;
  if (!data) return <Skeleton shape="article" count={4} />;
  if (!profile) return <Navigate to={paths.notFound} replace />;
  return (
    <Grid gap={16}>
      <Head sub={sub} name={name} profile={profile} />
      <AdminProfileTabs key={sub} sub={sub} profile={profile} />
    </Grid>
  );
}
