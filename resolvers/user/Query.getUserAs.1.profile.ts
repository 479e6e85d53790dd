import { type Context, runtime, util } from '@aws-appsync/utils';
import { mayTouch } from '../../model/access';
import { User } from '../../model/entities/User';
import { isIdOf } from '../../model/ids';
import { ageBand } from '../../model/snapshots/ageBand';
import type { Viewer } from '../../model/visibility/FieldRules';
import { isProfileShown } from '../../model/visibility/isProfileShown';
import { project } from '../../model/visibility/project';
import { UserVisibility } from '../../model/visibility/UserVisibility';
import { authorizeAndValidate, type Item, queryPartition, resultOrFail } from '../lib/resolver';
import { assemble } from './lib/assemble';

interface Args {
  sub: string;
  viewer: 'PUBLIC' | 'TALENT' | 'CLIENT';
}

/**
 * Reads the whole profile for a preview, in which the talent or an administrator sees the profile as another
 * viewer sees it.
 */
export function request(ctx: Context<Args>) {
  const who = authorizeAndValidate(ctx);
  const { sub, viewer } = ctx.args;
  const isTheirs = isIdOf(User, sub) && mayTouch(['owner', 'admin'], who, sub);
  if (!isTheirs) runtime.earlyReturn(null, { skipTo: 'END' });
  ctx.stash.viewer = viewer === 'CLIENT' ? 'client' : 'public';
  return queryPartition(sub);
}

/**
 * Projects the profile for the requested viewer. Hidden fields are set to null, because otherwise the
 * resolvers of hidden relations would read them with the rights of the caller.
 */
export function response(ctx: Context<Args>) {
  const viewer = ctx.stash.viewer as Viewer;
  const { items } = resultOrFail<{ items: Item[] }>(ctx);
  const user = items.filter((item) => item.__typename === 'User')[0];
  if (!user || !isProfileShown(user, viewer)) return runtime.earlyReturn(null, { skipTo: 'END' });
  const tree = assemble(user, items, viewer, '');
  tree.ageBand = ageBand(user.birthDate, util.time.nowISO8601().slice(0, 10));
  tree.enishiWorkHistoryReviews = { viewer };
  const shown = project(UserVisibility, tree, viewer);
  UserVisibility.forEach(({ fields }) => {
    fields.split(' ').forEach((field) => {
      if (shown[field] === undefined) shown[field] = null;
    });
  });
  return viewer === 'client' ? shown : runtime.earlyReturn(shown, { skipTo: 'END' });
}
