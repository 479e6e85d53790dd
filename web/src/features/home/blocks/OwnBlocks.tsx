import type { ReactNode } from 'react';
import { LoadFailed } from '../../../components/feedback/LoadFailed';
import { Skeleton } from '../../../components/feedback/Skeleton';
import { CompletenessCard } from '../CompletenessCard';
import { FirstSteps } from '../FirstSteps';
import type { HomeUser } from '../HomeUser';
import styles from '../HomeScreen.module.css';
import { ApplicationStrip } from './ApplicationStrip';
import { KeptStrip } from './KeptStrip';
import { Notices } from './Notices';

interface OwnBlocksProps {
  user: HomeUser | undefined;
  hasFailed: boolean;
  onRetry: () => void;
  /**
   * A further block for the side column. It is also shown while `user` is loading and when `user` could not
   * be loaded.
   */
  children: ReactNode;
}

/**
 * The blocks of the home screen about the person. It always has the completeness of the profile and the
 * notices. Until the first application it has the first steps, and after it the applications. It has the
 * kept jobs once the person has kept a job or applied for one.
 */
export function OwnBlocks({ user, hasFailed, onRetry, children }: OwnBlocksProps) {
  const hasApplied = (user?.applies?.items.length ?? 0) > 0;
  const hasKept = user?.favoriteOpenJobs?.items.some(({ isFavorite }) => isFavorite) === true;
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        {hasFailed && <LoadFailed onRetry={onRetry} />}
        {!user && !hasFailed && <Skeleton shape="card" count={2} />}
        {user && <FirstSteps user={user} />}
        {user && hasApplied && <ApplicationStrip user={user} />}
        {user && (hasApplied || hasKept) && <KeptStrip user={user} />}
      </div>
      <div className={styles.side}>
        {children}
        {user && <CompletenessCard user={user} />}
        {user && <Notices user={user} />}
      </div>
    </div>
  );
}
