import { useFragment } from '@apollo/client/react';
import { MatchCord } from '../../../components/thread/MatchCord';
import { useMatchReasons } from '../../../entities/job/match/useMatchReasons';
import { AskedByJobFragmentDoc } from '../../../generated/askedByJob';

/** Makes the MatchCord leave out the texts at its two ends, because the two people are shown beside it. */
const NO_ENDS = [null, null] as const;

/**
 * Shows, as a MatchCord, on how many points a job fits the preferences of the signed-in talent. Reads the job
 * from the cache only, without a request; the screens that lead to a conversation have put it there. Renders
 * nothing if it is not in the cache.
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
