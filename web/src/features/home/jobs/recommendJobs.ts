import { findMatchReasons, type MatchReason } from '../../../entities/job/match/findMatchReasons';
import { MIN_FITTING_POINTS } from '../../../entities/job/match/MIN_FITTING_POINTS';
import type { HomeJobFragment } from '../../../generated/home';
import type { HomeUser } from '../HomeUser';
import { countHopes } from './countHopes';
import { MAX_RECOMMENDED } from './MAX_RECOMMENDED';

export interface Recommendation {
  job: HomeJobFragment;
  /** The points on which the job fits the person's preferences. */
  reasons: MatchReason[];
  /** The number of points on which the job and the preferences can be compared. */
  of: number;
}

/**
 * Returns the jobs that fit a person's preferences best, at most `MAX_RECOMMENDED`. The first are those that
 * fit on the most points. If two jobs fit on equally many points, the one that differs on fewer points comes
 * first; if this is equal too, the newer one. Jobs that the person applied to, of
 * an organization that they block, jobs of an occupation that the
 * person rejects, and jobs that fit on fewer than `MIN_FITTING_POINTS` points are left out. For a person who
 * has entered only one preference, such as the occupation, it is enough that the job fits on this one. `jobs` must be
 * sorted, the newest first.
 */
export function recommendJobs(user: HomeUser, jobs: readonly HomeJobFragment[]): Recommendation[] {
  const applied = new Set(user.applies?.items.map(({ openJobID }) => openJobID));
  const blocked = new Set(user.blockedOrganizationIds);
  const rejected = new Set(
    (user.userMainJobs?.items ?? []).flatMap(({ jobID, isSelected, isPositive }) =>
      isSelected && isPositive === false ? [jobID] : [],
    ),
  );
  const needed = Math.min(MIN_FITTING_POINTS, Math.max(1, countHopes(user)));
  return jobs
    .filter(
      ({ id, job, organization }) =>
        !applied.has(id) && !rejected.has(job?.id ?? null) && !blocked.has(organization?.id ?? ''),
    )
    .map((job): Recommendation => {
      const compared = findMatchReasons(user, job);
      return { job, reasons: compared.filter(({ fits }) => fits), of: compared.length };
    })
    .filter(({ reasons }) => reasons.length >= needed)
    .sort((a, b) => b.reasons.length - a.reasons.length || a.of - b.of)
    .slice(0, MAX_RECOMMENDED);
}
