import type { Caller } from '../../model/access';
import { EnishiWorkHistory } from '../../model/entities/EnishiWorkHistory';
import { EnishiWorkHistoryReview } from '../../model/entities/EnishiWorkHistoryReview';
import type { Rows } from '../generated/types';
import type { CommonStash } from '../lib/CommonStash';
import { RELATION } from '../lib/bundleConstants';
import { step, type StepContext } from '../lib/operation';
import { getLatestRecord } from '../lib/read';
import { resolveConflict } from '../lib/write/record';
import { projectEngagement } from './lib/engagement';

/** The stash of the operations that create an engagement or its review. */
export interface EngagementStash<Name extends 'EnishiWorkHistory' | 'EnishiWorkHistoryReview'> {
  who: Caller;
  record: Rows[Name];
}

type Stash = CommonStash & EngagementStash<'EnishiWorkHistory' | 'EnishiWorkHistoryReview'>;

export const resolveEngagement = step('Talent', {
  /**
   * Reads the engagement or review that has the id of a refused create. `resolveConflict` then returns it on a
   * retry, and otherwise throws an error.
   */
  request(ctx: StepContext<unknown, Stash>) {
    const entity = RELATION.field.endsWith('Review') ? EnishiWorkHistoryReview : EnishiWorkHistory;
    return getLatestRecord(entity, ctx.stash.record.id);
  },

  response(ctx) {
    const record = resolveConflict(ctx);
    return RELATION.field.endsWith('Review')
      ? record
      : projectEngagement(record as Rows['EnishiWorkHistory'], ctx.stash.who);
  },
});
