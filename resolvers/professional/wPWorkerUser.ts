import { relation } from '../lib/operation';
import { type Context, runtime, util } from '@aws-appsync/utils';
import { viewerOf } from '../../model/access';
import { isProfileShown } from '../../model/visibility/isProfileShown';
import { ageBand } from '../../model/snapshots/ageBand';
import { project } from '../../model/visibility/project';
import { UserVisibility } from '../../model/visibility/UserVisibility';
import { getCaller, getItem, getSource, type StoredRow, resultOrFail } from '../lib/resolver';
import { coversSelection, readAhead } from '../lib/relation/preloaded';
import { withUnloadedRelations } from '../user/lib/userView';
import { japanDay } from '../lib/japanDay';

function shownTo(ctx: Context, user: StoredRow | null): StoredRow | null {
  if (!user) return null;
  const viewer = viewerOf(getCaller(ctx), `${user.sub}`);
  const tree = withUnloadedRelations(user);
  tree.ageBand = ageBand(user.birthDate, japanDay(util.time.nowISO8601()));
  return isProfileShown(user, viewer) ? project(UserVisibility, tree, viewer) : null;
}

export const wPWorkerUser = relation('WPWorker.user', { one: { entity: 'User', by: 'userID' } }).unit(
  'Talent',
  {
    /**
     * Returns the talent of a professional. If the card in the professional's record (public fields of the
     * profile) has all selected fields, returns the card. Otherwise returns the profile that the list of
     * professionals has read, or reads it; null if the caller may not open it.
     */
    request(ctx: Context) {
      const source = getSource(ctx);
      const card = source.user as StoredRow | undefined;
      if (coversSelection(ctx, card)) return runtime.earlyReturn(card);
      const ahead = readAhead(ctx);
      if (ahead !== undefined) return runtime.earlyReturn(shownTo(ctx, ahead));
      return getItem({ pk: `${source.userID}`, sk: 'User' });
    },

    response(ctx: Context) {
      return shownTo(ctx, resultOrFail<StoredRow | null>(ctx));
    },
  },
);
