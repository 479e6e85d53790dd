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
 * Shows how well a job fits the signed-in person's work preferences: a cord with one strand for each preference that
 * the job meets. Renders nothing for guests, or when fewer than two preferences are met.
 */
export function JobCord({ job, ends }: JobCordProps) {
  const reasons = useMatchReasons(job);
  return <MatchCord fits={reasons.filter(({ fits }) => fits).length} of={reasons.length} ends={ends} />;
}
