import { type Context, runtime } from '@aws-appsync/utils';
import { query } from '@aws-appsync/utils/dynamodb';
import { viewerOf } from '../../model/access';
import { partitionOf } from '../../model/ids';
import { caller, type Item, resultOrFail } from '../lib/resolver';
import { type FileArgs, shownFile } from './lib/files';

/** The talent's private rows, for callers of an organization's side alone: for everybody else the record decides. */
export function request(ctx: Context<FileArgs>) {
  const who = caller(ctx);
  const sub = partitionOf(ctx.args.id);
  const viewer = viewerOf(who, sub);
  const isDecided = !who.inClientArea || viewer === 'owner' || viewer === 'admin';
  if (isDecided) return runtime.earlyReturn(shownFile(who, ctx.args.type, ctx.prev.result, []));
  return query({ query: { pk: { eq: `${sub}#private` } }, limit: 1000 });
}

export function response(ctx: Context<FileArgs>) {
  const { items } = resultOrFail<{ items: Item[] }>(ctx);
  return shownFile(caller(ctx), ctx.args.type, ctx.prev.result, items);
}
