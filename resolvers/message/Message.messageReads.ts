import { type Context, runtime } from '@aws-appsync/utils';
import type { Carried } from '../lib/Carried';
import { offsetOf } from '../lib/offsetOf';
import { paged } from '../lib/paged';
import { pageSize } from '../lib/pageSize';
import { sourceOf } from '../lib/sourceOf';

/** Who has read a message: read together with the thread. A new message has nobody yet. */
export function request(ctx: Context<{ limit?: number | null; nextToken?: string | null }>) {
  const carried = sourceOf(ctx).messageReads as Carried | undefined;
  const { limit, nextToken } = ctx.args;
  return runtime.earlyReturn(paged(carried?.items ?? [], offsetOf(nextToken), pageSize(limit, 100, 100)));
}

export function response() {
  return null;
}
