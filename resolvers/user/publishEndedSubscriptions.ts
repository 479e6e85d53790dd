import { extensions } from '@aws-appsync/utils';
import { operation } from '../lib/operation';
import { authorizeAndValidate } from '../lib/resolver';

export const publishEndedSubscriptions = operation('Mutation.publishEndedSubscriptions', {
  grants: ['system'],
}).unit('None', {
  /** Accepts the notice that a person's sessions have ended. Only the publishing role may call this mutation. */
  request(ctx) {
    authorizeAndValidate(ctx);
    return { payload: ctx.args.input };
  },

  /** Ends the person's open subscriptions to the named fields. AppSync takes at most five in a request. */
  response(ctx) {
    const { userId, endedAt, fields } = ctx.args.input;
    fields.forEach((subscriptionField) =>
      extensions.invalidateSubscriptions({ subscriptionField, payload: { endedFor: userId, endedAt } }),
    );
    return ctx.result;
  },
});
