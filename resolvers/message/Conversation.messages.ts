import { type Context, runtime } from '@aws-appsync/utils';
import { sourceOf } from '../lib/sourceOf';
import { askThread } from './lib/askThread';
import type { ThreadArgs } from './lib/ThreadArgs';

export { tellThread as response } from './lib/tellThread';

/** The thread of a conversation whose reading was granted at its root; nowhere else is it told. */
export function request(ctx: Context<ThreadArgs>) {
  const conversation = sourceOf(ctx);
  if (!conversation.messages) return runtime.earlyReturn(null);
  return askThread(ctx, `${conversation.id}`);
}
