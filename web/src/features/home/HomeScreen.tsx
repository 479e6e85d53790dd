import { useQuery } from '@apollo/client/react';
import { Skeleton } from '../../components/feedback/Skeleton';
import { LoadFailed } from '../../components/feedback/LoadFailed';
import { HomeDocument } from '../../generated/home';
import { useSignedIn } from '../../lib/auth/useSignedIn';
import { ApplicationStrip } from './ApplicationStrip';
import { CompletenessCard } from './CompletenessCard';
import { FirstSteps } from './FirstSteps';
import { Greeting } from './Greeting';
import styles from './HomeScreen.module.css';
import { KeptStrip } from './KeptStrip';
import { NewJobs } from './NewJobs';
import { Notices } from './Notices';

/** The home screen /home of talents. It is read with one query; a part that cannot be read is left out. */
export function HomeScreen() {
  const session = useSignedIn();
  const { data, error, refetch } = useQuery(HomeDocument, {
    variables: { sub: session?.sub ?? '' },
    skip: !session,
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
  });
  const user = data?.getUser;
  const hasApplied = (user?.applies?.items.length ?? 0) > 0;
  const hasKept = user?.favoriteOpenJobs?.items.some(({ isFavorite }) => isFavorite) === true;
  return (
    <div className={styles.page}>
      <Greeting name={session?.displayName ?? ''} />
      {error && !data && <LoadFailed onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton shape="card" count={3} />}
      {user && (
        <div className={styles.columns}>
          <div className={styles.main}>
            <FirstSteps user={user} />
            {hasApplied && <ApplicationStrip user={user} />}
            {(hasApplied || hasKept) && <KeptStrip user={user} />}
          </div>
          <div className={styles.side}>
            <CompletenessCard user={user} />
            <Notices user={user} />
          </div>
        </div>
      )}
      {data?.newJobs && <NewJobs jobs={data.newJobs.items} total={data.newJobs.total} />}
      {error && data && <LoadFailed onRetry={() => void refetch()} />}
    </div>
  );
}
