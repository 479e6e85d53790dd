import { useFragment } from '@apollo/client/react';
import { MatchCord } from '../../../components/thread/MatchCord';
import { useMatchReasons } from '../../../entities/job/match/useMatchReasons';
import { AskedByJobFragmentDoc } from '../../../generated/askedByJob';

/** Two sides that are drawn elsewhere, so that the cord has no words. */
const NO_ENDS = [null, null] as const;

/**
 * Shows, as a MatchCord, on how many points a job fits the preferences of the signed-in talent. The job comes from the
 * cache, where the screens that lead to a conversation (the job, keeps, applications) have put it, so that no request
 * is sent. Renders nothing when the job is not there.
 */
export function ThreadCord({ jobId }: { jobId: string }) {
  const job = useFragment({
    fragment: AskedByJobFragmentDoc,
    fragmentName: 'AskedByJob',
    from: `OpenJob:${jobId}`,
  });
  const reasons = useMatchReasons(job.dataState === 'complete' ? job.data : null);
  return <MatchCord fits={reasons.filter(({ fits }) => fits).length} of={reasons.length} ends={NO_ENDS} />;
}
