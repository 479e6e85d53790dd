import { paths } from '../../lib/paths';
import type { FromJob } from './useFromJob';

/** Where to go after signing in on the way to a job; null otherwise. */
export function getPathAfterLogin({ id, index }: FromJob): string | null {
  if (id === undefined) return null;
  return index === undefined ? paths.jobDetail(id, { apply: true }) : paths.profileRegister({ id });
}
