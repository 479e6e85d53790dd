import { runtime, util } from '@aws-appsync/utils';
import { type Caller, viewerOf } from '../../model/access';
import { longestId } from '../../model/ids';
import { ageBand } from '../../model/snapshots/ageBand';
import type { Viewer } from '../../model/visibility/FieldRules';
import { UserVisibility } from '../../model/visibility/UserVisibility';
import { isProfileShown } from '../../model/visibility/isProfileShown';
import { project } from '../../model/visibility/project';
import type { Rows } from '../generated/types';
import { endPipeline } from '../lib/endPipeline';
import { japanDay } from '../lib/japanDay';
import { step, type StepContext } from '../lib/operation';
import { getItem, queryPartition, type QueryResult } from '../lib/read';
import { selects } from '../lib/relation/preloaded';
import { authorizeAndValidate, resultOrFail } from '../lib/resolver';
import type { ProfileRow } from './lib/PrivateRow';
import { assemble } from './lib/assemble';
import { relationsBelow } from './lib/relationsBelow';
import { withUnloadedRelations } from './lib/userView';

/** The stash of the operations that return a profile. */
export interface ProfileStash {
  who: Caller;
  /** Whose profile it is. */
  sub: string;
  viewer: Viewer;
  /** Whether the caller's rights depend on the talent's private rows. */
  isJobStaff?: boolean;
  /** Whether the talent is named by the path of their page. */
  isByPath?: boolean;
}

/** A User record, or a Query's result with all records of the profile. */
type Found = (Rows['User'] & { items?: undefined }) | (QueryResult<ProfileRow> & { ageBand?: undefined });

export const readProfile = step('Talent', {
  /**
   * Reads the User record and, if the query selects child records, the whole profile. Clients and consultants
   * get their result from the next step, because what they see also depends on the talent's private rows.
   */
  request(ctx: StepContext<{ sub?: string }, ProfileStash>) {
    const who = authorizeAndValidate(ctx);
    const sub = ctx.args.sub ?? ctx.stash.sub;
    ctx.stash.sub = sub;
    if (sub === '' || sub.includes('#') || sub.includes('.') || sub.length > longestId)
      runtime.earlyReturn(null, { skipTo: 'END' });
    ctx.stash.viewer = viewerOf(who, sub);
    ctx.stash.who = who;
    if (!selects(ctx, UserVisibility, relationsBelow('User'))) return getItem({ pk: sub, sk: 'User' });
    return queryPartition(sub);
  },

  response(ctx) {
    const { viewer, who } = ctx.stash;
    const result = resultOrFail<Found | null>(ctx);
    const items = result?.items;
    const user = items ? items.filter((item) => item.__typename === 'User')[0] : result;
    const isOwn = viewer === 'owner' || viewer === 'admin';
    if (!user) return endPipeline(ctx, null);
    user.ageBand = ageBand(user.birthDate, japanDay(util.time.nowISO8601()));
    ctx.stash.isJobStaff = !isOwn && who.inClientArea;
    if (ctx.stash.isJobStaff) return { user, items };
    const tree = items ? assemble(user, items, viewer, who.sub) : withUnloadedRelations(user);
    const shown = isProfileShown(user, viewer, who.memberOf) ? project(UserVisibility, tree, viewer) : null;
    return isOwn ? shown : endPipeline(ctx, shown);
  },
});
