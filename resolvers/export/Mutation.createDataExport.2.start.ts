import { type Context, runtime } from '@aws-appsync/utils';
import { answered } from '../lib/answered';
import { exportOf } from './lib/exportOf';

/** Has the file made, without waiting for it. */
export function request(ctx: Context) {
  const row = ctx.prev.result;
  if (row.state !== 'QUEUED') runtime.earlyReturn(exportOf(row));
  return { operation: 'Invoke', invocationType: 'Event', payload: { id: row.id, sub: row.owner } };
}

export function response(ctx: Context) {
  answered(ctx);
  return exportOf(ctx.prev.result);
}
