import { paths } from '../../lib/paths';
import type { FromJob } from './useFromJob';

/**
 * Returns the path that opens after sign-in for a person who came from a job. This is the job (`id`) with its
 * application form open or, if `index` is given because the person is still registering, the profile
 * registration. Null for people who did not come from a job.
 */
export function getPathAfterLogin({ id, index }: FromJob): string | null {
  if (id === undefined) return null;
  return index === undefined ? paths.jobDetail(id, { apply: true }) : paths.profileRegister({ id });
}
