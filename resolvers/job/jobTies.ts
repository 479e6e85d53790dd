import { relation } from '../lib/operation';
import { type Context, runtime } from '@aws-appsync/utils';
import { getCaller, getItem, getSource, type StoredRow, resultOrFail } from '../lib/resolver';
import { callerRowKeys } from './lib/callerRowKeys';
import { RELATION } from '../lib/bundleConstants';

export const jobTies = relation({
  'OpenJob.myFavorite': {},
  'OpenJob.myApply': {},
}).unit('Talent', {
  /**
   * Resolves two fields of a job: `myFavorite`, the caller's keep of the job, and `myApply`, the caller's
   * application to it. A value that is in the parent record is returned from there; otherwise it is read. Null
   * for guests.
   */
  request(ctx: Context) {
    const job = getSource(ctx);
    const carried = job[RELATION.field];
    const who = getCaller(ctx);
    if (carried !== undefined || who.kind !== 'person') return runtime.earlyReturn(carried ?? null);
    const { keep, apply } = callerRowKeys(who.sub, `${job.id}`);
    return getItem(RELATION.field === 'myApply' ? apply : keep);
  },

  response(ctx: Context) {
    return resultOrFail<StoredRow | null>(ctx);
  },
});
