import { type Context, runtime } from '@aws-appsync/utils';
import { viewerOf } from '../../model/access';
import { partitionOf } from '../../model/ids';
import { getCaller, type Item, queryPartition, resultOrFail } from '../lib/resolver';
import { type FileArgs, projectFileRecord } from './lib/files';

/**
 * If the caller may be a client or consultant, reads the talent's private rows, which show whether the caller
 * is in contact with the talent. For other callers, the records that were already read show whether they may
 * open the file.
 */
export function request(ctx: Context<FileArgs>) {
  const who = getCaller(ctx);
  const sub = partitionOf(ctx.args.id);
  const viewer = viewerOf(who, sub);
  const isDecided = !who.inClientArea || viewer === 'owner' || viewer === 'admin';
  if (isDecided) return runtime.earlyReturn(projectFileRecord(who, ctx.args.type, ctx.prev.result, []));
  return queryPartition(`${sub}#private`);
}

export function response(ctx: Context<FileArgs>) {
  const { items } = resultOrFail<{ items: Item[] }>(ctx);
  return projectFileRecord(getCaller(ctx), ctx.args.type, ctx.prev.result, items);
}
