import { runtime } from '@aws-appsync/utils';
import type { Caller } from '../../model/access';
import { OpenJob } from '../../model/entities/OpenJob';
import { isIdOf } from '../../model/ids';
import { isPublic } from '../../model/visibility/isPublic';
import type { Rows } from '../generated/types';
import { matchesFilter, readKeyCondition } from '../lib/input/filter';
import { operation } from '../lib/operation';
import { emptyPage, readOffset, readPageSize, slicePage } from '../lib/page/paging';
import { queryPartition } from '../lib/read';
import { authorizeAndValidate, resultOrFail } from '../lib/resolver';
import { viewerOfJob } from './lib/jobView';
import { sortSteps } from './lib/sortSteps';

export const listSelectionProcessByOpenJob = operation('Query.listSelectionProcessByOpenJob', {
  grants: ['guest', 'signedIn'],
})
  .stash<{ who: Caller; size: number; offset: number }>()
  .unit('OpenJob', {
    /** Lists the selection steps of a job, if the caller may see the job. Otherwise the page is empty. */
    request(ctx) {
      ctx.stash.who = authorizeAndValidate(ctx);
      ctx.stash.size = readPageSize(ctx.args.limit, 100);
      ctx.stash.offset = readOffset(ctx.args.nextToken);
      readKeyCondition('step', ctx.args.step);
      if (!isIdOf(OpenJob, ctx.args.openJobID)) runtime.earlyReturn(emptyPage());
      return queryPartition<Rows['OpenJob' | 'OpenJobMainJobs' | 'SelectionProcess']>(ctx.args.openJobID);
    },

    response(ctx) {
      const { items } = resultOrFail(ctx);
      const job = items.filter((item) => item.__typename === 'OpenJob')[0];
      const isShown = job && (isPublic(job) || viewerOfJob(job, ctx.stash.who) !== 'public');
      if (!isShown) return emptyPage();
      const steps = sortSteps(items.filter((item) => item.__typename === 'SelectionProcess'));
      const asked = steps.filter((step) =>
        matchesFilter(step, ctx.args.step ? { step: ctx.args.step } : null),
      );
      return slicePage(
        ctx.args.sortDirection === 'DESC' ? asked.reverse() : asked,
        ctx.stash.offset,
        ctx.stash.size,
      );
    },
  });
