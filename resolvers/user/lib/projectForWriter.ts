import type { Context } from '@aws-appsync/utils';
import { viewerOf } from '../../../model/access';
import { project } from '../../../model/visibility/project';
import { UserVisibility } from '../../../model/visibility/UserVisibility';
import { caller } from '../../lib/caller';
import type { Item } from '../../lib/Item';
import { withUnloadedRelations } from './userView';

/** A User as whoever has just written it may read it: notes about talents are not told to themselves. */
export function projectForWriter(ctx: Context, user: Item): Item {
  return project(UserVisibility, withUnloadedRelations(user), viewerOf(caller(ctx), `${user.sub}`));
}
