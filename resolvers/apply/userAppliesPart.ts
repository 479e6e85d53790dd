import { runtime } from '@aws-appsync/utils';
import { UserAppliesVisibility } from '../../model/visibility/UserAppliesVisibility';
import { project } from '../../model/visibility/project';
import { RELATION } from '../lib/bundleConstants';
import { relation } from '../lib/operation';
import { getCaller, getSource } from '../lib/resolver';
import { readerOf } from './lib/readerOf';

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
