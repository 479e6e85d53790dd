import { paths } from '../../lib/paths';
import type { FromJob } from './useFromJob';

/**
 * Returns the path that opens after sign-in for a person who wanted to apply for the job `id`: the job with
 * its application form open or, for a person who is still registering (`index` is given), the registration of
 * the profile. Null if `id` is undefined.
 */
export function getPathAfterLogin({ id, index }: FromJob): string | null {
  if (id === undefined) return null;
  return index === undefined ? paths.jobDetail(id, { apply: true }) : paths.profileRegister({ id });
}
