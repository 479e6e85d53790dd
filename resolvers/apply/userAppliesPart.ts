import { runtime } from '@aws-appsync/utils';
import type { Caller } from '../../model/access';
import { UserAppliesVisibility } from '../../model/visibility/UserAppliesVisibility';
import type { Viewer } from '../../model/visibility/FieldRules';
import { project } from '../../model/visibility/project';
import type { StoredRow } from '../generated/types';
import { jobRoleInRow } from '../lib/access/jobStaff';
import { RELATION } from '../lib/bundleConstants';
import { relation } from '../lib/operation';
import { getCaller, getSource } from '../lib/resolver';
import { isActive } from './lib/isActive';

/**
 * Returns as what the caller reads an application. Job staff and administrators who applied themselves are the applicant
 * there.
 */
function readerOf(who: Caller, row: StoredRow): Viewer {
  if (who.sub !== '' && who.sub === row.userID) return 'owner';
  if (who.isAdmin) return 'admin';
  return isActive(row) && jobRoleInRow(who, row) !== 'none' ? 'inContact' : 'client';
}

export const userAppliesPart = relation({ 'UserApplies.profile': {}, 'UserApplies.decision': {} }).unit(
  'None',
  {
    /** Returns the profile as it was, or what job staff noted about a rejection, if the caller may see it. */
    request(ctx) {
      const row = getSource(ctx);
      const shown = project(UserAppliesVisibility, row, readerOf(getCaller(ctx), row));
      return runtime.earlyReturn(shown[RELATION.field as 'profile' | 'decision'] ?? null);
    },

    response() {
      return null;
    },
  },
);
