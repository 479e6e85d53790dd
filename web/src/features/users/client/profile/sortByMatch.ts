import {
  type AskedByJob,
  findMatchReasons,
  type MatchReason,
} from '../../../../entities/job/match/findMatchReasons';
import type { HopesFragment } from '../../../../generated/hopes';

export interface MatchedJob<Job> {
  job: Job;
  reasons: readonly MatchReason[];
}

/** Returns jobs with the points in which they fit a talent's hopes or differ, those with the most fitting points first. */
export function sortByMatch<Job extends AskedByJob>(
  hopes: HopesFragment,
  jobs: readonly Job[],
): MatchedJob<Job>[] {
  const fitting = ({ reasons }: MatchedJob<Job>) => reasons.filter(({ fits }) => fits).length;
  return jobs
    .map((job) => ({ job, reasons: findMatchReasons(hopes, job) }))
    .sort((one, other) => fitting(other) - fitting(one));
}
