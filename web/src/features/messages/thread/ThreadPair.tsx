import { GeneratedAvatar } from '../../../components/avatars/GeneratedAvatar';
import type { SignedIn } from '../../../lib/auth/Session';
import { loadable } from '../../../lib/loadable/loadable';
import styles from './Thread.module.css';

// The conversation can be read without it, so that its code comes later, and silently.
const ThreadCord = loadable(async () => (await import('./ThreadCord')).ThreadCord, { silent: true });

interface ThreadPairProps {
  person: SignedIn;
  partner: { name: string; icon?: string | null };
  /**
   * The id of the job that the conversation is about; null if it is about none, or if the signed-in person is
   * job staff.
   */
  jobId: string | null;
}

/**
 * The avatars of the signed-in person and of the other party. If `jobId` is given and the job fits the
 * talent's preferences, a cord between the avatars (ThreadCord) shows on how many points the job fits.
 */
export function ThreadPair({ person, partner, jobId }: ThreadPairProps) {
  return (
    <span className={styles.pair}>
      <GeneratedAvatar name={person.displayName} image={person.profileIcon} size={32} />
      {jobId && <ThreadCord jobId={jobId} />}
      <GeneratedAvatar name={partner.name} image={partner.icon} size={32} />
    </span>
  );
}
