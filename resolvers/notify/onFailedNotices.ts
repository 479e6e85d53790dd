import type { Context } from '@aws-appsync/utils';
import { authorizeAndValidate, resultOrFail } from '../lib/resolver';

/** Lists the notices that could not be delivered (`listFailedNotices`), or queues them again (`redriveNotices`). */
export function request(ctx: Context) {
  authorizeAndValidate(ctx);
  const action = ctx.info.fieldName === 'redriveNotices' ? 'redrive' : 'list';
  return { operation: 'Invoke', payload: { action } };
}

export const response = (ctx: Context) => resultOrFail(ctx);
