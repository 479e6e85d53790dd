import { collection } from '../../lib/collection';
import { hasChanged } from '../../lib/hasChanged';
import type { Item } from '../../lib/Item';
import { picturesIn } from '../../lib/pictures/publicPictures';
import { refreshPictures } from '../../lib/pictures/refreshPictures';
import { env } from '../needs';
import type { Reaction } from '../Reaction';

/** The fields on which it depends whether a record's own pictures are shown to everybody. */
const OWN = ['type', 'content', 'isPublished', 'profileIcon', 'coverImage'];

/** The fields, by type of record, on which it depends whether pictures of other records are shown. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  User: ['isPrivate', 'isShareHistories', 'isShareCurrentJob', 'erasureBeganAt'],
  WorkHistory: ['isCurrentJob'],
};

/** Returns whether the row is one from which the pictures of others follow, and such a field of it has changed. */
const affectsOthers = (type: string, before?: Item, after?: Item): boolean => {
  const fields = OTHERS[type];
  if (!fields || !before) return false;
  return after === undefined || hasChanged(before, after, fields);
};

/**
 * When a record of a profile changes, publishes or hides the pictures whose visibility depends on it: those that it
 * names or named and, after a change of the profile or a work history, all pictures of the profile.
 */
export const refreshPublicPictures: Reaction = async ({ before, after }) => {
  const row = after ?? before;
  if (!row || !['User', 'UserPortfolio', 'WorkHistory', 'WorkHistoryAchievement'].includes(row.__typename))
    return;
  const own = hasChanged(before, after, OWN) ? [before, after].flatMap(picturesIn) : [];
  const others = affectsOthers(row.__typename, before, after)
    ? (await collection(env('TALENT_TABLE'), row.pk)).flatMap(picturesIn)
    : [];
  const pictures = [...new Set([...own, ...others])];
  await refreshPictures({ Bucket: env('FILES_BUCKET'), sub: row.pk, pictures }, 'hide');
};
