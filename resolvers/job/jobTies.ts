import { runtime } from '@aws-appsync/utils';
import { RELATION } from '../lib/bundleConstants';
import { relation } from '../lib/operation';
import { getItem } from '../lib/read';
import { getCaller, getSource, resultOrFail } from '../lib/resolver';
import { callerRowKeys } from './lib/callerRowKeys';

export const jobTies = relation({
  'OpenJob.myFavorite': {},
  'OpenJob.myApply': {},
}).unit('Talent', {
  /**
   * Resolves two fields of a job: `myFavorite`, the caller's keep of the job, and `myApply`, the caller's
   * application to it. A value that is in the parent record is returned from there; otherwise it is read. Null
   * for guests.
   */
  request(ctx) {
    const job = getSource(ctx);
    const carried = job[RELATION.field];
    const who = getCaller(ctx);
    if (carried !== undefined || who.kind !== 'person') return runtime.earlyReturn(carried ?? null);
    const { keep, apply } = callerRowKeys(who.sub, job.id);
    return getItem(RELATION.field === 'myApply' ? apply : keep);
  },

  response(ctx) {
    return resultOrFail(ctx);
  },
});
