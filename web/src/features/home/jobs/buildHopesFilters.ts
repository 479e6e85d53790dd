import type { SearchableOpenJobFilterInput } from '../../../generated/schema';
import type { HomeUser } from '../HomeUser';

const DAY = 86_400_000;
/** The number of days after its publication during which a job counts as new. */
const NEW_DAYS = 30;

type Hopeful = Pick<HomeUser, 'userMainJobId' | 'userMainJobs' | 'skillSets'>;

interface HopesFilters {
  /** Finds jobs of an occupation that the person wants, and jobs that ask for one of the person's skills. */
  hoped: SearchableOpenJobFilterInput;
  /** Finds these and all new jobs. */
  hopedOrNew: SearchableOpenJobFilterInput;
}

/**
 * Builds the filters of the searches that find the recommended and the new jobs of the home screen. Returns
 * undefined, which means all jobs, for a person without wanted occupations and skills.
 */
export function buildHopesFilters(user: Hopeful, now: number): HopesFilters | undefined {
  const wanted = (user.userMainJobs?.items ?? []).flatMap(({ jobID, isSelected, isPositive }) =>
    jobID && isSelected && isPositive !== false ? [jobID] : [],
  );
  const occupations = [...new Set([...(user.userMainJobId ? [user.userMainJobId] : []), ...wanted])];
  const skills = (user.skillSets?.items ?? []).flatMap(({ skillSetSkillTagId }) => skillSetSkillTagId ?? []);
  const hopes: SearchableOpenJobFilterInput[] = [];
  if (occupations.length > 0) hopes.push({ jobIDs: { in: occupations } });
  if (skills.length > 0) hopes.push({ skillIDs: { in: skills } });
  if (hopes.length === 0) return undefined;
  // Whole days, so that the search stays the same all day and the cache can answer it.
  const since = new Date((Math.floor(now / DAY) - NEW_DAYS) * DAY).toISOString();
  return { hoped: { or: hopes }, hopedOrNew: { or: [...hopes, { publishedAt: { gte: since } }] } };
}
