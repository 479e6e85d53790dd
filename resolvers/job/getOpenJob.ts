import { runtime } from '@aws-appsync/utils';
import type { Caller } from '../../model/access';
import { OpenJob } from '../../model/entities/OpenJob';
import { isIdOf } from '../../model/ids';
import { closedJobSnapshot } from '../../model/snapshots/closedJobSnapshot';
import { isPublic } from '../../model/visibility/isPublic';
import type { Rows } from '../generated/types';
import { endPipeline } from '../lib/endPipeline';
import { operation } from '../lib/operation';
import { batchGetItems, batchItems, queryPartition } from '../lib/read';
import { authorizeAndValidate, resultOrFail } from '../lib/resolver';
import { callerRowKeys } from './lib/callerRowKeys';
import { projectJob, viewerOfJob } from './lib/jobView';
import { sortSteps } from './lib/sortSteps';

export const getOpenJob = operation('Query.getOpenJob', { grants: ['guest', 'signedIn'] })
  .stash<{ who: Caller; isTombstone: boolean }>()
  .step('job', 'OpenJob', {
    /** Reads all records in a job's partition: the job, its selection steps and its occupations. */
    request(ctx) {
      ctx.stash.who = authorizeAndValidate(ctx);
      if (!isIdOf(OpenJob, ctx.args.id)) runtime.earlyReturn(null, { skipTo: 'END' });
      return queryPartition<Rows['OpenJob' | 'OpenJobMainJobs' | 'SelectionProcess']>(ctx.args.id);
    },

    response(ctx) {
      const { who } = ctx.stash;
      const { items } = resultOrFail(ctx);
      const stored = items.filter((item) => item.__typename === 'OpenJob')[0];
      if (!stored) return endPipeline(ctx, null);
      const job: Rows['OpenJob'] = {
        ...stored,
        selectionProcesses: {
          items: sortSteps(items.filter((item) => item.__typename === 'SelectionProcess')),
        },
        mainJobs: { items: items.filter((item) => item.__typename === 'OpenJobMainJobs') },
      };
      const isShown = isPublic(job) || viewerOfJob(job, who) !== 'public';
      ctx.stash.isTombstone = !isShown;
      if (!isShown && !job.closedAt) return endPipeline(ctx, null);
      const shown = isShown ? projectJob(job, who) : closedJobSnapshot(job);
      if (who.kind === 'person') return shown;
      const forGuest = { ...shown, myFavorite: null, myApply: null };
      return endPipeline(ctx, isShown ? forGuest : null);
    },
  })
  .step('mine', 'Talent', {
    /**
     * Reads the caller's keep of the job and application to it, and adds them to the job. Returns null if the
     * caller may see only that the job was closed (see the previous step), and has neither kept it nor applied to
     * it.
     */
    request(ctx) {
      const { keep, apply } = callerRowKeys(ctx.stash.who.sub, ctx.args.id);
      return batchGetItems(ctx, 'Talent', [keep, apply]);
    },

    response(ctx) {
      const rows = batchItems<'UserApplies' | 'UserFavoriteOpenJobs'>(ctx, 'Talent').filter((row) => row);
      const myFavorite = rows.filter((row) => row?.__typename === 'UserFavoriteOpenJobs')[0] ?? null;
      const myApply = rows.filter((row) => row?.__typename === 'UserApplies')[0] ?? null;
      const isConcerned = myFavorite?.isFavorite === true || myApply;
      if (ctx.stash.isTombstone && !isConcerned) return null;
      return { ...ctx.prev.result, myFavorite, myApply };
    },
  });
