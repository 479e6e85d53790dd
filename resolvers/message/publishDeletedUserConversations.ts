import { operation } from '../lib/operation';
import { authorizeAndValidate } from '../lib/resolver';
import { endSubscriptions } from './lib/rows';

export const publishDeletedUserConversations = operation('Mutation.publishDeletedUserConversations', {
  grants: ['system'],
}).unit('None', {
  /**
   * Accepts the notice that a member row was deleted from the table. Only the publishing role may call this
   * mutation.
   */
  request(ctx) {
    authorizeAndValidate(ctx);
    return { payload: ctx.args.input };
  },

  /** Ends the former member's open subscriptions to the conversation. */
  response(ctx) {
    endSubscriptions(ctx.args.input);
    return ctx.result;
  },
});
