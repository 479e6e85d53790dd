import { type Context, runtime } from '@aws-appsync/utils';
import { getCaller, resultOrFail } from '../lib/resolver';
import { projectExport } from './lib/exportRow';

/**
 * Invokes the function export-data, which writes the file asynchronously. The payload says whether the caller
 * may see internal records about their work as a consultant, because the file contains only what the caller
 * may read.
 */
export function request(ctx: Context) {
  const row = ctx.prev.result;
  if (row.state !== 'QUEUED') runtime.earlyReturn(projectExport(row));
  const who = getCaller(ctx);
  const consults = who.isAdmin || who.inClientArea;
  return { operation: 'Invoke', invocationType: 'Event', payload: { id: row.id, sub: row.owner, consults } };
}

export function response(ctx: Context) {
  resultOrFail(ctx);
  return projectExport(ctx.prev.result);
}
