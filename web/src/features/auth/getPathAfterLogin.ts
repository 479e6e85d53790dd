import { paths } from '../../lib/paths';
import type { FromJob } from './useFromJob';

/**
 * Returns the path at which a person who came from a job continues after signing in: the job with the sheet
 * for applying or, during registration, the registration of a profile. Null for everybody else.
 */
export function getPathAfterLogin({ id, index }: FromJob): string | null {
  if (id === undefined) return null;
  return index === undefined ? paths.jobDetail(id, { apply: true }) : paths.profileRegister({ id });
}
