import { type Context, runtime, util } from '@aws-appsync/utils';
import { get } from '@aws-appsync/utils/dynamodb';
import { viewerOf } from '../../model/access';
import { ageBand } from '../../model/snapshots/ageBand';
import { project } from '../../model/visibility/project';
import { UserVisibility } from '../../model/visibility/UserVisibility';
import { resultOrFail } from '../lib/resolver';
import { caller } from '../lib/caller';
import { coversSelection } from '../lib/coversSelection';
import type { Item } from '../lib/Item';
import { sourceOf } from '../lib/sourceOf';
import { withUnloadedRelations } from '../user/lib/userView';
import { applicantFor } from './lib/applicant';
import { isStanding } from './lib/isStanding';

/** Who applied, or is engaged: from the snapshot in the application, or by one read. */
export function request(ctx: Context) {
  const source = sourceOf(ctx);
  const snapshot = source.user as Item | undefined;
  const sub = `${source.userID ?? source.userId}`;
  const viewer = viewerOf(caller(ctx), sub);
  const isOwn = viewer === 'owner' || viewer === 'admin';
  // Whether a profile is private by now, its row alone tells.
  if (coversSelection(ctx, snapshot) && (isOwn || isStanding(source))) {
    return runtime.earlyReturn(isOwn ? snapshot : applicantFor(source, snapshot as Item));
  }
  return get({ key: { pk: sub, sk: 'User' } });
}

export function response(ctx: Context) {
  const user = resultOrFail<Item | null>(ctx);
  if (!user) return null;
  const viewer = viewerOf(caller(ctx), `${user.sub}`);
  const tree = withUnloadedRelations(user);
  tree.ageBand = ageBand(user.birthDate, util.time.nowISO8601().slice(0, 10));
  if (viewer === 'owner' || viewer === 'admin') return project(UserVisibility, tree, viewer);
  return applicantFor(sourceOf(ctx), tree);
}
