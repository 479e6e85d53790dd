import { relation } from '../lib/operation';
import { type Context, runtime } from '@aws-appsync/utils';
import { getCaller, getItem, getSource, type StoredRow, resultOrFail } from '../lib/resolver';
import { coversSelection, readAhead } from '../lib/relation/preloaded';
import type { Caller } from '../../model/access';
import { isPublic } from '../../model/visibility/isPublic';
import { projectJob, viewerOfJob } from './lib/jobView';
import { needsJobRecord } from './lib/needsJobRecord';
import { closedJobSnapshot } from '../../model/snapshots/closedJobSnapshot';
import { RELATION } from '../lib/bundleConstants';

/**
 * Returns the fields of a job that the caller may see. For a job that is not public, these are its title and
 * times only, unless the caller is an administrator or job staff.
 */
function shownTo(who: Caller, job: StoredRow): StoredRow {
  return isPublic(job) || viewerOfJob(job, who) !== 'public' ? projectJob(job, who) : closedJobSnapshot(job);
}

export const jobOfRow = relation({
  'UserApplies.openJob': { one: { entity: 'OpenJob', by: 'openJobID' } },
  'EnishiWorkHistory.openJob': { one: { entity: 'OpenJob', by: 'openJobId' } },
  'UserOpenJobs.openJob': { one: { entity: 'OpenJob', by: 'openJobID' } },
  'UserFavoriteOpenJobs.openJob': { one: { entity: 'OpenJob', by: 'openJobID' } },
  'Conversation.openJob': { one: { entity: 'OpenJob', by: 'openJobConversationsId' } },
}).unit('OpenJob', {
  /**
   * Returns the job of a keep (saved job), application, involvement, engagement or conversation. It comes from
   * the row's snapshot of the job if that has all selected fields, otherwise from what `relations.ahead` has read
   * for the whole page, otherwise from one read.
   */
  request(ctx: Context) {
    const source = getSource(ctx);
    const snapshot = source.openJob as StoredRow | undefined;
    const who = getCaller(ctx);
    if (snapshot && coversSelection(ctx, snapshot) && !needsJobRecord(who, snapshot)) {
      return runtime.earlyReturn(isPublic(snapshot) || who.isAdmin ? snapshot : closedJobSnapshot(snapshot));
    }
    const ahead = readAhead(ctx);
    if (ahead !== undefined) return runtime.earlyReturn(ahead ? shownTo(who, ahead) : null);
    const id = source[RELATION.by];
    if (!id) return runtime.earlyReturn(null);
    return getItem({ pk: `${id}`, sk: 'OpenJob' });
  },

  response(ctx: Context) {
    const job = resultOrFail<StoredRow | null>(ctx);
    return job ? shownTo(getCaller(ctx), job) : null;
  },
});
