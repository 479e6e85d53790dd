import { runtime } from '@aws-appsync/utils';
import type { Caller } from '../../model/access';
import { closedJobSnapshot } from '../../model/snapshots/closedJobSnapshot';
import { isPublic } from '../../model/visibility/isPublic';
import type { Rows, Snapshot } from '../generated/types';
import { RELATION } from '../lib/bundleConstants';
import { relation } from '../lib/operation';
import { getItem } from '../lib/read';
import { coversSelection, readAhead } from '../lib/relation/preloaded';
import { getCaller, getSource, resultOrFail } from '../lib/resolver';
import { projectJob, viewerOfJob } from './lib/jobView';
import { needsJobRecord } from './lib/needsJobRecord';

/**
 * Returns the fields of a job that the caller may see. For a job that is not public, these are its title and
 * times only, unless the caller is an administrator or job staff.
 */
function shownTo(who: Caller, job: Snapshot<'OpenJob'>) {
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
  request(ctx) {
    const source = getSource(ctx);
    const snapshot = source.openJob;
    const who = getCaller(ctx);
    if (snapshot && coversSelection(ctx, snapshot) && !needsJobRecord(who, snapshot)) {
      return runtime.earlyReturn(isPublic(snapshot) || who.isAdmin ? snapshot : closedJobSnapshot(snapshot));
    }
    const ahead = readAhead<Rows['OpenJob']>(ctx);
    if (ahead !== undefined) return runtime.earlyReturn(ahead ? shownTo(who, ahead) : null);
    const id = source[RELATION.by];
    if (!id) return runtime.earlyReturn(null);
    return getItem<Rows['OpenJob']>({ pk: id, sk: 'OpenJob' });
  },

  response(ctx) {
    const job = resultOrFail(ctx);
    return job ? shownTo(getCaller(ctx), job) : null;
  },
});
