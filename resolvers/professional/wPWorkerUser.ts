import { type Context, runtime, util } from '@aws-appsync/utils';
import { viewerOf } from '../../model/access';
import { ageBand } from '../../model/snapshots/ageBand';
import { UserVisibility } from '../../model/visibility/UserVisibility';
import { isProfileShown } from '../../model/visibility/isProfileShown';
import { project } from '../../model/visibility/project';
import type { Rows, StoredRow } from '../generated/types';
import { japanDay } from '../lib/japanDay';
import { relation } from '../lib/operation';
import { getItem } from '../lib/read';
import { coversSelection, readAhead } from '../lib/relation/preloaded';
import { getCaller, getSource, resultOrFail } from '../lib/resolver';
import { withUnloadedRelations } from '../user/lib/userView';

function shownTo(ctx: Context, user: Rows['User'] | null): StoredRow | null {
  if (!user) return null;
  const viewer = viewerOf(getCaller(ctx), user.sub);
  const tree = withUnloadedRelations(user);
  tree.ageBand = ageBand(user.birthDate, japanDay(util.time.nowISO8601()));
  return isProfileShown(user, viewer, getCaller(ctx).memberOf) ? project(UserVisibility, tree, viewer) : null;
}

export const wPWorkerUser = relation('WPWorker.user', { one: { entity: 'User', by: 'userID' } }).unit(
  'Talent',
  {
    /**
     * Returns the talent of a professional. If the card in the professional's record (public fields of the
     * profile) has all selected fields, returns the card. Otherwise returns the profile that the list of
     * professionals has read, or reads it; null if the caller may not open it.
     */
    request(ctx) {
      const source = getSource(ctx);
      const card = source.user;
      if (coversSelection(ctx, card)) return runtime.earlyReturn(card);
      const ahead = readAhead<Rows['User']>(ctx);
      if (ahead !== undefined) return runtime.earlyReturn(shownTo(ctx, ahead));
      return getItem<Rows['User']>({ pk: source.userID, sk: 'User' });
    },

    response(ctx) {
      return shownTo(ctx, resultOrFail(ctx));
    },
  },
);
