import { useFragment } from '@apollo/client/react';
import { Crest } from '../../../components/avatars/Crest';
import { GeneratedAvatar } from '../../../components/avatars/GeneratedAvatar';
import { MatchCord } from '../../../components/thread/MatchCord';
import { MIN_FITTING_POINTS } from '../../../entities/job/match/MIN_FITTING_POINTS';
import { useMatchReasons } from '../../../entities/job/match/useMatchReasons';
import { AskedByJobFragmentDoc } from '../../../generated/askedByJob';
import type { SignedIn } from '../../../lib/auth/Session';
import styles from './Thread.module.css';

interface ThreadPairProps {
  person: SignedIn;
  partner: { name: string; icon?: string | null };
  /** The id of the job that the conversation is about; null without a job and for job staff. */
  jobId: string | null;
}

/**
 * The two sides of a conversation, joined by a line. A talent who talks about a job that fits their preferences sees a
 * MatchCord instead of the line. The job comes from the cache, where the screens that lead here (the job, keeps,
 * applications) have put it, so that no request is sent; the line stays when the job is not there.
 */
export function ThreadPair({ person, partner, jobId }: ThreadPairProps) {
  const job = useFragment({
    fragment: AskedByJobFragmentDoc,
    fragmentName: 'AskedByJob',
    from: jobId && `OpenJob:${jobId}`,
  });
  const reasons = useMatchReasons(job.dataState === 'complete' ? job.data : null);
  const fits = reasons.filter((reason) => reason.fits).length;
  const own = <GeneratedAvatar key="person" name={person.displayName} image={person.profileIcon} size={32} />;
  const other = jobId ? (
    <Crest key="partner" name={partner.name} image={partner.icon} size={32} />
  ) : (
    <GeneratedAvatar key="partner" name={partner.name} image={partner.icon} size={32} />
  );
  if (fits >= MIN_FITTING_POINTS) return <MatchCord fits={fits} of={reasons.length} ends={[own, other]} />;
  return (
    <span className={styles.pair}>
      {own}
      {other}
    </span>
  );
}
