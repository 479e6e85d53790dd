import { paths } from '../../lib/paths';
import type { FromJob } from './useFromJob';

/** Where a login that came from a job leads; null when it did not. */
export function afterLogin({ id, index }: FromJob): string | null {
  if (id === undefined) return null;
  return index === undefined ? paths.jobDetail(id, { apply: true }) : paths.profileRegister({ id });
}
