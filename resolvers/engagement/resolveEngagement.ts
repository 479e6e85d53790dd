import type { Context } from '@aws-appsync/utils';
import { EnishiWorkHistory } from '../../model/entities/EnishiWorkHistory';
import { EnishiWorkHistoryReview } from '../../model/entities/EnishiWorkHistoryReview';
import { resolveConflict } from '../lib/write/record';
import { projectEngagement } from './lib/engagement';
import { getLatestRecord } from '../lib/resolver';
import { step } from '../lib/operation';
import { RELATION } from '../lib/bundleConstants';

export const resolveEngagement = step('Talent', {
  /**
   * Reads the engagement or review that has the id of a refused create. `resolveConflict` then returns it on a
   * retry, and otherwise throws an error.
   */
  request(ctx: Context) {
    const entity = RELATION.field.endsWith('Review') ? EnishiWorkHistoryReview : EnishiWorkHistory;
    return getLatestRecord(entity, ctx.stash.record.id);
  },

  response(ctx: Context) {
    const record = resolveConflict(ctx);
    return RELATION.field.endsWith('Review') ? record : projectEngagement(record, ctx.stash.who);
  },
});
