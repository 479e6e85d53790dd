import { type Context, runtime } from '@aws-appsync/utils';
import { sourceOf } from '../lib/sourceOf';
import { threadRequest } from './lib/threadRequest';
import type { ThreadArgs } from './lib/ThreadArgs';

export { threadResponse as response } from './lib/threadResponse';

/** The thread of a conversation whose reading was granted at its root; nowhere else is it told. */
export function request(ctx: Context<ThreadArgs>) {
  const conversation = sourceOf(ctx);
  if (!conversation.messages) return runtime.earlyReturn(null);
  return threadRequest(ctx, `${conversation.id}`);
}
