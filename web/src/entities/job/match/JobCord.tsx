import type { ReactNode } from 'react';
import { MatchCord } from '../../../components/thread/MatchCord';
import type { AskedByJob } from './findMatchReasons';
import { useMatchReasons } from './useMatchReasons';

interface JobCordProps {
  job: AskedByJob;
  /** The elements at the two ends of the cord: the person and the organization. */
  ends?: readonly [ReactNode, ReactNode];
}

/**
 * Shows on how many points a job fits the work preferences of the signed-in person, as a cord with a strand
 * for each of these points. Renders nothing for guests and for fewer than two fitting points.
 */
export function JobCord({ job, ends }: JobCordProps) {
  const reasons = useMatchReasons(job);
  return <MatchCord fits={reasons.filter(({ fits }) => fits).length} of={reasons.length} ends={ends} />;
}
