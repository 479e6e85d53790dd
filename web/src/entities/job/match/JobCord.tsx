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
 * The cord between a job and the person who is signed in, with a strand for each point that fits. Renders nothing for
 * guests and for fewer than two points.
 */
export function JobCord({ job, ends }: JobCordProps) {
  const reasons = useMatchReasons(job);
  return <MatchCord fits={reasons.filter(({ fits }) => fits).length} of={reasons.length} ends={ends} />;
}
