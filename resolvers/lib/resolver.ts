import { type Context, util } from '@aws-appsync/utils';

/** The data source's answer; what it could not do is reported without its internals. */
export function resultOrFail<Result>(ctx: Context): Result {
  if (ctx.error) util.error('The request could not be completed. Please try again.', 'InternalFailure');
  return ctx.result as Result;
}
