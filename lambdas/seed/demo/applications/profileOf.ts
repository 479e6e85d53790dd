import { appliedProfile } from '../../../../model/snapshots/appliedProfile';
import { UserVisibility } from '../../../../model/visibility/UserVisibility';
import { isRowShown } from '../../../../model/visibility/isRowShown';
import { project } from '../../../../model/visibility/project';
import { workHistoryRows } from '../../../../model/visibility/workHistoryRows';
import type { StoredItem } from '../../lib/StoredItem';

type Item = StoredItem['item'];

/**
 * Returns the copy of a demo talent's profile that their application stores, as the API makes it.
 * @param items the records in the talent's partition
 */
export function profileOf(user: Item, items: readonly Item[], at: string) {
  const of = (name: string) => items.filter((item) => item.__typename === name);
  const ruled = { rows: workHistoryRows, author: null };
  const histories = of('WorkHistory').filter((row) =>
    isRowShown(ruled, row, 'inContact', '', user.isShareCurrentJob === true),
  );
  const shown = {
    user: project(UserVisibility, { ...user, isShareFullname: true }, 'inContact'),
    skillSets: of('SkillSet'),
    workHistories: user.isShareHistories === true ? histories : [],
    qualifications: of('Qualification'),
  };
  return appliedProfile(shown, at);
}
