import { UserPortfolio } from '../../../model/entities/UserPortfolio';
import { WorkHistory } from '../../../model/entities/WorkHistory';
import { extensionOf } from '../../../model/extensionOf';
import { fileExtensions } from '../../../model/fileExtensions';
import { filePurposes } from '../../../model/filePurposes';
import { isRowShown } from '../../../model/visibility/isRowShown';
import { isProfileShown } from '../../../model/visibility/isProfileShown';
import { project } from '../../../model/visibility/project';
import { UserVisibility } from '../../../model/visibility/UserVisibility';
import type { StoredRow } from '../StoredRow';
import { wholeEntity } from '../../../model/wholeEntity';

const extensions = filePurposes.PORTFOLIO_IMAGE?.types.map((type) => fileExtensions[type]);

/**
 * Returns the pictures that one record of a profile refers to and that can be made public or hidden. They
 * have the form `<sub>/<name>`, which is the S3 key without its first part, `public` or `private`.
 */
export function picturesIn(row: StoredRow | undefined): string[] {
  if (!row) return [];
  const { __typename, type, content, profileIcon, coverImage } = row;
  const isPicture = __typename === 'UserPortfolio' && type === 'IMAGE';
  // A cover of an achievement that was uploaded to `public` is also shown to those who see more than the public.
  const isKept = __typename === 'WorkHistoryAchievement' && `${coverImage}`.startsWith('public/');
  return [isPicture ? content : null, profileIcon, isKept ? null : coverImage]
    .filter((key): key is string => typeof key === 'string' && !!extensions?.includes(extensionOf(key)))
    .map((key) => key.split('/').slice(1).join('/'));
}

/**
 * Returns the talent's record with only those of its pictures that everybody may see. The icon is one of them
 * while it is shared.
 */
const withoutHidden = (user: StoredRow): StoredRow => {
  const { profileIcon, coverImage } = project(UserVisibility, user, 'public');
  return { ...user, profileIcon, coverImage };
};

/**
 * Returns the pictures (as `<sub>/<name>`) that a talent's public portfolio shows, by the rules by which the
 * API answers guests. Empty for a private profile and for one that is being erased.
 * @param rows all records of the talent's profile
 */
export function publicPictures(rows: readonly StoredRow[]): ReadonlySet<string> {
  const user = rows.find(({ __typename }) => __typename === 'User');
  if (!user || user.erasureBeganAt || !isProfileShown(user, 'public', '')) return new Set();
  const isShown = (row: StoredRow): boolean => {
    switch (row.__typename) {
      case 'User':
        return true;
      case 'UserPortfolio':
        return isRowShown(wholeEntity(UserPortfolio), row, 'public', '', false);
      case 'WorkHistoryAchievement': {
        const history = rows.find(({ id }) => id === row.workHistoryID);
        const isShared = user.isShareCurrentJob === true;
        return (
          user.isShareHistories === true &&
          history !== undefined &&
          isRowShown(wholeEntity(WorkHistory), history, 'public', '', isShared)
        );
      }
      default:
        return false;
    }
  };
  return new Set(rows.filter(isShown).flatMap((row) => picturesIn(row === user ? withoutHidden(user) : row)));
}
