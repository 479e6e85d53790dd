import type { Context } from '@aws-appsync/utils';
import { resultOrFail } from '../lib/resolver';
import type { UserCsvArgs } from './lib/csvArguments';

/** Invokes the function export-users-csv, which writes the CSV file asynchronously. listExports shows its progress. */
export function request(ctx: Context<UserCsvArgs>) {
  const { exportId, conditions } = ctx.stash;
  const payload = { exportId, type: ctx.args.type, conditions };
  return { operation: 'Invoke', invocationType: 'Event', payload };
}

export function response(ctx: Context) {
  resultOrFail(ctx);
  return { statusCode: 202, headers: null, body: ctx.stash.exportId };
}
