import { operation } from '../lib/operation';
import { authorizeAndValidate } from '../lib/resolver';

export const publish = operation({
  'Mutation.publishMessage': { grants: ['system'] },
  'Mutation.publishMessageRead': { grants: ['system'] },
  'Mutation.publishUpdatedMessageRead': { grants: ['system'] },
  'Mutation.publishUserConversations': { grants: ['system'] },
  'Mutation.publishUserNotice': { grants: ['system'] },
}).unit('None', {
  /** Publishes a stored change to its subscribers. Only the publishing role may call these mutations. */
  request(ctx) {
    authorizeAndValidate(ctx);
    return { payload: ctx.args.input };
  },

  response(ctx) {
    return ctx.result;
  },
});
