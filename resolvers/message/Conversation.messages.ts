import { type Context, runtime } from '@aws-appsync/utils';
import { getSource } from '../lib/resolver';
import { type ThreadArgs, threadRequest } from './lib/thread';

export { threadResponse as response } from './lib/thread';

/** The thread of a conversation whose reading was granted at its root; nowhere else is it told. */
export function request(ctx: Context<ThreadArgs>) {
  const conversation = getSource(ctx);
  if (!conversation.messages) return runtime.earlyReturn(null);
  return threadRequest(ctx, `${conversation.id}`);
}
