import { collection } from '../../lib/collection';
import { hasChanged } from '../../lib/hasChanged';
import type { StoredRow } from '../../lib/StoredRow';
import { picturesIn } from '../../lib/pictures/publicPictures';
import { refreshPictures } from '../../lib/pictures/refreshPictures';
import { env } from '../needs';
import type { Reaction } from '../Reaction';

/**
 * Fields of the records in a talent's profile. If one of them changes in a record, pictures in the same
 * record can become public or hidden.
 */
const OWN = ['type', 'content', 'isPublished', 'profileIcon', 'coverImage'];

/**
 * Fields of the records in a talent's profile, by record type. If one of them changes, pictures in the
 * talent's other records can become public or hidden.
 */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  User: [
    ...['isPrivate', 'deletionRequestedAt', 'erasureBeganAt'],
    ...['isShareProfileIcon', 'isShareHistories', 'isShareCurrentJob'],
  ],
  WorkHistory: ['isCurrentJob'],
};

/**
 * Returns whether a change of this record can publish or hide pictures that other records of the same talent
 * contain.
 */
const affectsOthers = (type: string, before?: StoredRow, after?: StoredRow): boolean => {
  const fields = OTHERS[type];
  if (!fields || !before) return false;
  return after === undefined || hasChanged(before, after, fields);
};

/**
 * When a record of a talent's profile changes, publishes or hides the pictures that the record contains or
 * contained. If the change can also affect the pictures of the talent's other records, all pictures of the
 * profile are checked.
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
