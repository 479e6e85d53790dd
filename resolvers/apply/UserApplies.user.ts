import { type Context, runtime, util } from '@aws-appsync/utils';
import { getCaller, getItem, getSource, type Item, resultOrFail } from '../lib/resolver';
import { isProfileShown } from '../../model/visibility/isProfileShown';
import { project } from '../../model/visibility/project';
import { UserVisibility } from '../../model/visibility/UserVisibility';
import { viewerOf } from '../../model/access';
import { ageBand } from '../../model/snapshots/ageBand';
import { coversSelection } from '../lib/relation/preloaded';
import { withUnloadedRelations } from '../user/lib/userView';

/**
 * Returns whether a row entitles job staff to see the person it is about: an application that is not withdrawn, or an
 * engagement.
 */
function isActive({ type, __typename }: Item): boolean {
  return type ? type !== 'WITHDRAWN' : __typename === 'EnishiWorkHistory';
}

/**
 * Projects a talent for job staff. What they see depends on `row`, through which they reached the talent.
 * Through an engagement, or an application that is not withdrawn, they see the profile as organizations in
 * contact do. An application also shows the full name, because applying is consent. Through any other row,
 * such as a withdrawn application or an involvement, they see the public profile; null if it is private.
 */
function projectApplicant(row: Item, user: Item): Item | null {
  if (!isActive(row)) return isProfileShown(user, 'public') ? project(UserVisibility, user, 'public') : null;
  const isNamed = user.isShareFullname === true || !!row.consentedAt;
  return project(UserVisibility, { ...user, isShareFullname: isNamed }, 'inContact');
}

/**
 * Returns the talent of an application, involvement, benefit use or engagement. It comes from the snapshot in
 * that row if this contains all selected fields, and if the caller is the talent or an administrator or the
 * row is active (`isActive`). Otherwise it comes from the User record.
 */
export function request(ctx: Context) {
  const source = getSource(ctx);
  const snapshot = source.user as Item | undefined;
  const sub = `${source.userID ?? source.userId}`;
  const viewer = viewerOf(getCaller(ctx), sub);
  const isOwn = viewer === 'owner' || viewer === 'admin';
  // Only the User record shows whether the profile is private now.
  if (coversSelection(ctx, snapshot) && (isOwn || isActive(source))) {
    return runtime.earlyReturn(isOwn ? snapshot : projectApplicant(source, snapshot as Item));
  }
  return getItem({ pk: sub, sk: 'User' });
}

export function response(ctx: Context) {
  const user = resultOrFail<Item | null>(ctx);
  if (!user) return null;
  const viewer = viewerOf(getCaller(ctx), `${user.sub}`);
  const tree = withUnloadedRelations(user);
  tree.ageBand = ageBand(user.birthDate, util.time.nowISO8601().slice(0, 10));
  if (viewer === 'owner' || viewer === 'admin') return project(UserVisibility, tree, viewer);
  return projectApplicant(getSource(ctx), tree);
}
