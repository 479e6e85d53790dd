import { type Context, runtime, util } from '@aws-appsync/utils';
import { viewerOf } from '../../model/access';
import { ageBand } from '../../model/snapshots/ageBand';
import { UserVisibility } from '../../model/visibility/UserVisibility';
import { isProfileShown } from '../../model/visibility/isProfileShown';
import { project } from '../../model/visibility/project';
import type { Rows, StoredRow } from '../generated/types';
import { RELATION } from '../lib/bundleConstants';
import { japanDay } from '../lib/japanDay';
import { relation } from '../lib/operation';
import { getItem } from '../lib/read';
import { coversSelection, readAhead } from '../lib/relation/preloaded';
import { getCaller, getSource, resultOrFail } from '../lib/resolver';
import { withUnloadedRelations } from '../user/lib/userView';
import { isActive } from './lib/isActive';
import { needsUserRecord } from './lib/needsUserRecord';
import { asText } from '../lib/asText';

/**
 * Returns what job staff see of the talent in a row (an application, engagement or involvement). If
 * `isActive(row)`, this is what organizations in contact see; if the row also has the time of the talent's
 * consent (`consentedAt`), the full name is included. Otherwise it is the public profile, or null if the
 * profile is private, or private to the caller's organization.
 */
function projectApplicant(row: StoredRow, user: StoredRow, memberOf: string): StoredRow | null {
  if (!isActive(row))
    return isProfileShown(user, 'public', memberOf) ? project(UserVisibility, user, 'public') : null;
  const isNamed = user.isShareFullname === true || !!row.consentedAt;
  return project(UserVisibility, { ...user, isShareFullname: isNamed }, 'inContact');
}

function shownTo(ctx: Context, user: Rows['User'] | null): StoredRow | null {
  if (!user) return null;
  const viewer = viewerOf(getCaller(ctx), user.sub);
  const tree = withUnloadedRelations(user);
  tree.ageBand = ageBand(user.birthDate, japanDay(util.time.nowISO8601()));
  if (viewer === 'owner' || viewer === 'admin') return project(UserVisibility, tree, viewer);
  return projectApplicant(getSource(ctx), tree, getCaller(ctx).memberOf);
}

export const talentOfRow = relation({
  'UserApplies.user': { one: { entity: 'User', by: 'userID' } },
  'UserEmployeeBenefits.user': { one: { entity: 'User', by: 'userID' } },
  'EnishiWorkHistory.user': { one: { entity: 'User', by: 'userId' } },
  'UserOpenJobs.user': { one: { entity: 'User', by: 'userID' } },
}).unit('Talent', {
  /**
   * Returns the talent of an application, involvement, benefit use or engagement. If the row's snapshot of the
   * talent contains all selected fields, the talent and administrators get the snapshot, and others get it if
   * `isActive(row)`. In all other cases the User record
   * is read, unless the list of the rows has read it.
   */
  request(ctx) {
    const source = getSource(ctx);
    const snapshot = source.user;
    const sub = asText(source[RELATION.by]);
    const viewer = viewerOf(getCaller(ctx), sub);
    if (coversSelection(ctx, snapshot) && !needsUserRecord(viewer, source)) {
      const isOwn = viewer === 'owner' || viewer === 'admin';
      return runtime.earlyReturn(
        isOwn ? snapshot : projectApplicant(source, snapshot!, getCaller(ctx).memberOf),
      );
    }
    const ahead = readAhead<Rows['User']>(ctx);
    if (ahead !== undefined) return runtime.earlyReturn(shownTo(ctx, ahead));
    return getItem<Rows['User']>({ pk: sub, sk: 'User' });
  },

  response(ctx) {
    return shownTo(ctx, resultOrFail(ctx));
  },
});
