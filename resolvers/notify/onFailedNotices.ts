import type { Context } from '@aws-appsync/utils';
import { authorizeAndValidate, resultOrFail } from '../lib/resolver';

/** Counts the notices that could not be delivered (`countFailedNotices`), or queues them again (`redriveNotices`). */
export function request(ctx: Context) {
  authorizeAndValidate(ctx);
  const action = ctx.info.fieldName === 'redriveNotices' ? 'redrive' : 'count';
  return { operation: 'Invoke', payload: { action } };
}

export const response = (ctx: Context) => resultOrFail(ctx);
