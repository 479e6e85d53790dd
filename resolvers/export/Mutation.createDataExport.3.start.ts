import { type Context, runtime } from '@aws-appsync/utils';
import { getCaller, resultOrFail } from '../lib/resolver';
import { projectExport } from './lib/exportRow';

/**
 * Starts the function export-data, which writes the file, without waiting for it. `consults` in the payload
 * says whether the file may contain the person's involvements as a consultant, which are internal. What administrators
 * export at somebody's request is the disclosure that the law grants.
 */
export function request(ctx: Context) {
  const row = ctx.prev.result;
  if (row.state !== 'QUEUED') runtime.earlyReturn(projectExport(row));
  const who = getCaller(ctx);
  const consults = !row.subject && (who.isAdmin || who.inClientArea);
  return {
    operation: 'Invoke',
    invocationType: 'Event',
    payload: { id: row.id, sub: row.subject ?? row.owner, consults, isDisclosure: !!row.subject },
  };
}

export function response(ctx: Context) {
  resultOrFail(ctx);
  return projectExport(ctx.prev.result);
}
