import { runtime, util } from '@aws-appsync/utils';
import { type Caller, mayTouch } from '../../model/access';
import { Organization } from '../../model/entities/Organization';
import { User } from '../../model/entities/User';
import { isIdOf } from '../../model/ids';
import { ageBand } from '../../model/snapshots/ageBand';
import type { Viewer } from '../../model/visibility/FieldRules';
import { UserVisibility } from '../../model/visibility/UserVisibility';
import { isProfileShown } from '../../model/visibility/isProfileShown';
import { project } from '../../model/visibility/project';
import { endPipeline } from '../lib/endPipeline';
import { japanDay } from '../lib/japanDay';
import { operation } from '../lib/operation';
import { getItem, queryPartition, type QueryResult } from '../lib/read';
import { authorizeAndValidate, getCaller, invalid, resultOrFail } from '../lib/resolver';
import type { LastVisit, PrivateRow, ProfileRow } from './lib/PrivateRow';
import { assemble } from './lib/assemble';
import { type Partition, profileForJobStaff } from './lib/profileForJobStaff';
import { visitedWithin } from './lib/visitedWithin';
import { withHiddenFields } from './lib/withHiddenFields';

export const getUserAs = operation('Query.getUserAs', { grants: ['owner', 'admin'] })
  .stash<{ viewer: Viewer }>()
  .step('profile', 'Talent', {
    /**
     * Reads the whole profile for a preview, in which the talent or an administrator sees the profile as another
     * viewer sees it. Only administrators can choose an organization, to see the profile as its members do.
     */
    request(ctx) {
      const who = authorizeAndValidate(ctx);
      const { sub, viewer, organizationId } = ctx.args;
      const isTheirs = isIdOf(User, sub) && mayTouch(['owner', 'admin'], who, sub);
      if (!isTheirs) runtime.earlyReturn(null, { skipTo: 'END' });
      if (organizationId && !(who.isAdmin && viewer === 'CLIENT' && isIdOf(Organization, organizationId)))
        invalid('organizationId', 'id');
      ctx.stash.viewer = viewer === 'CLIENT' ? 'client' : 'public';
      return queryPartition<ProfileRow>(sub);
    },

    /**
     * Projects the profile for the requested viewer. For the members of an organization this is left to the next step,
     * because what they see depends on the talent's private rows.
     */
    response(ctx) {
      const { viewer } = ctx.stash;
      const { items } = resultOrFail(ctx);
      const user = items.filter((item) => item.__typename === 'User')[0];
      if (!user) return endPipeline(ctx, null);
      user.ageBand = ageBand(user.birthDate, japanDay(util.time.nowISO8601()));
      if (ctx.args.organizationId) return { user, items };
      if (!isProfileShown(user, viewer, '')) return endPipeline(ctx, null);
      const tree = assemble(user, items, viewer, '');
      tree.enishiWorkHistoryReviews = { viewer };
      const shown = withHiddenFields(project(UserVisibility, tree, viewer));
      return viewer === 'client' ? shown : endPipeline(ctx, shown);
    },
  })
  .step('visit', 'Talent', {
    /**
     * Reads the time of the talent's last visit, which the preview shows only as a range. If the preview is for
     * members of an organization, reads all private rows of the talent, because they also show whether the
     * organization is in contact with the talent.
     */
    request(ctx) {
      const partition = `${ctx.args.sub}#private`;
      return ctx.args.organizationId
        ? queryPartition<PrivateRow>(partition)
        : getItem<LastVisit>({ pk: partition, sk: 'LastVisit' });
    },

    response(ctx) {
      const { organizationId } = ctx.args;
      if (!organizationId) {
        const visit = resultOrFail<LastVisit | null>(ctx);
        return { ...ctx.prev.result, lastVisitedWithin: visitedWithin(visit?.lastVisitedAt) };
      }
      const { items } = resultOrFail<QueryResult<PrivateRow>>(ctx);
      const member: Caller = {
        ...getCaller(ctx),
        sub: '',
        isAdmin: false,
        inClientArea: true,
        organizationId,
        memberOf: organizationId,
      };
      const shown = profileForJobStaff(member, 'client', ctx.prev.result as unknown as Partition, items);
      return shown && withHiddenFields(shown);
    },
  });
