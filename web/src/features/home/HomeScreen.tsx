import { useQuery } from '@apollo/client/react';
import { HomeUserDocument } from '../../generated/home';
import { useSignedIn } from '../../lib/auth/useSignedIn';
import { BenefitBanner } from './blocks/BenefitBanner';
import { OwnBlocks } from './blocks/OwnBlocks';
import { UnreadMessages } from './blocks/UnreadMessages';
import styles from './HomeScreen.module.css';
import { HomeJobs } from './jobs/HomeJobs';
import { useTranslation } from 'react-i18next';
import { Grid } from '../../components/layout/Grid';
import { getPartOfDay } from './getPartOfDay';

function Greeting({ name }: { name: string }) {
  const { t } = useTranslation();
  return <h1>{t(`home.${getPartOfDay(new Date())}`, { name })}</h1>;
}

/**
 * The home screen /home of talents. It has four parts, which load and fail independently of each other: the
 * person's own data, the unread conversations, the jobs, and a benefit.
 */
export function HomeScreen() {
  const session = useSignedIn();
  const sub = session?.sub ?? '';
  const { data, error, refetch } = useQuery(HomeUserDocument, {
    variables: { sub },
    skip: !sub,
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
  });
  const user = data?.getUser ?? undefined;
  const hasFailed = error !== undefined && !user;
  const usedIds = hasFailed ? [] : user?.usedEmployeeBenefits?.items.map((use) => use.employeeBenefitID);
  return (
    <Grid className={styles.page} gap={32}>
      <Greeting name={session?.displayName ?? ''} />
      <OwnBlocks user={user} hasFailed={hasFailed} onRetry={() => void refetch()}>
        <UnreadMessages sub={sub} />
      </OwnBlocks>
      <HomeJobs user={user} hasFailed={hasFailed} />
      <BenefitBanner usedIds={usedIds} />
    </Grid>
  );
}
