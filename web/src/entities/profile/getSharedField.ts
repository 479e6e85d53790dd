import type { shareFlags } from '../../../../model/shareFlags';
import { UserVisibility } from '../../../../model/visibility/UserVisibility';

/**
 * Returns the first field that a share flag (a setting of the profile) shows to others. It stands for all
 * fields of the flag, because they have the same viewers.
 */
export function getSharedField(flag: (typeof shareFlags)[number]): string {
  const rule = UserVisibility.find(({ client }) => client === flag);
  return rule?.fields.split(' ')[0] ?? '';
}
