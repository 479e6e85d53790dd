import { appliedProfile } from '../../../model/snapshots/appliedProfile';
import { UserVisibility } from '../../../model/visibility/UserVisibility';
import { project } from '../../../model/visibility/project';
import type { Rows, StoredRow } from '../../generated/types';
import type { ProfileRow } from '../../user/lib/PrivateRow';
import { assemble } from '../../user/lib/assemble';

const itemsOf = (list: unknown) => ((list ?? {}) as { items?: StoredRow[] }).items ?? [];

/**
 * Returns what job staff in contact with a talent see of the profile at this moment, with the full name, because applying
 * is consent.
 * @param items the items of the talent's partition
 */
export function buildAppliedProfile(user: Rows['User'], items: ProfileRow[], at: string): StoredRow {
  const tree = assemble({ ...user, isShareFullname: true }, items, 'inContact', '');
  const shown = project(UserVisibility, tree, 'inContact');
  const { skillSets, workHistories, qualifications } = shown;
  return appliedProfile(
    {
      user: shown,
      skillSets: itemsOf(skillSets),
      workHistories: itemsOf(workHistories),
      qualifications: itemsOf(qualifications),
    },
    at,
  );
}
