import { type Context, runtime } from '@aws-appsync/utils';
import { OpenJob } from '../../model/entities/OpenJob';
import { isIdOf } from '../../model/ids';
import { authorizeAndValidate, type Item, queryPartition, resultOrFail } from '../lib/resolver';
import { sortSteps } from './lib/sortSteps';
import { isPublic } from '../../model/visibility/isPublic';
import { projectJob, viewerOfJob } from './lib/jobView';
import { closedJobSnapshot } from '../../model/snapshots/closedJobSnapshot';
import { endPipeline } from '../lib/endPipeline';

/** Reads all records in a job's partition: the job, its selection steps and its occupations. */
export function request(ctx: Context<{ id: string }>) {
  ctx.stash.who = authorizeAndValidate(ctx);
  if (!isIdOf(OpenJob, ctx.args.id)) runtime.earlyReturn(null, { skipTo: 'END' });
  return queryPartition(ctx.args.id);
}

export function response(ctx: Context<{ id: string }>) {
  const { who } = ctx.stash;
  const { items } = resultOrFail<{ items: Item[] }>(ctx);
  const stored = items.filter((item) => item.__typename === 'OpenJob')[0];
  if (!stored) return endPipeline(ctx, null);
  const job: Item = {
    ...stored,
    selectionProcesses: { items: sortSteps(items.filter((item) => item.__typename === 'SelectionProcess')) },
    mainJobs: { items: items.filter((item) => item.__typename === 'OpenJobMainJobs') },
  };
  const isShown = isPublic(job) || viewerOfJob(job, who) !== 'public';
  ctx.stash.isTombstone = !isShown;
  if (!isShown && !job.closedAt) return endPipeline(ctx, null);
  const shown = isShown ? projectJob(job, who) : closedJobSnapshot(job);
  if (who.kind === 'person') return shown;
  const forGuest = { ...shown, myFavorite: null, myApply: null };
  return endPipeline(ctx, isShown ? forGuest : null);
}
