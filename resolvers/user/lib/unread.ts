import type { Item } from '../../lib/Item';

/** A User without its children: each relation says that it may be read, and how, but holds nothing. */
export function unread(user: Item): Item {
  return {
    ...user,
    workHistories: { sharesCurrent: user.isShareCurrentJob === true },
    skillSets: {},
    qualifications: {},
    userPrefactures: {},
    userMainJobs: {},
  };
}
