import { operation } from '../lib/operation';
import { authorizeAndValidate, fail, resultOrFail } from '../lib/resolver';

interface Outcome {
  accepted: boolean;
  refused?: 'NotFound' | 'Conflict';
}

export const onAccount = operation({
  'Mutation.setTalentEnabled': { grants: ['admin'] },
  'Mutation.resetTalentPassword': { grants: ['admin'] },
}).unit('Accounts', {
  /**
   * Lets an administrator enable or disable a user's account or reset its password. Administrators cannot disable their
   * own account.
   */
  request(ctx) {
    const who = authorizeAndValidate(ctx);
    const { sub, enabled } = ctx.args;
    if (sub === who.sub && enabled === false) fail('Unauthorized', 'Nobody disables their own account.');
    return { operation: 'Invoke', payload: { action: ctx.info.fieldName, actor: who.sub, sub, enabled } };
  },

  response(ctx) {
    const outcome = resultOrFail<Outcome>(ctx);
    if (outcome.refused) fail(outcome.refused, 'The account cannot be changed so.');
    return { accepted: outcome.accepted };
  },
});
