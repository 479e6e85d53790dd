import { RateLimits } from '../../model/limits/RateLimits';
import { operation } from '../lib/operation';
import { authorizeAndValidate, fail } from '../lib/resolver';

interface Outcome {
  accepted: boolean;
  refused?: 'Unauthorized';
}

export const notifyToSlack = operation({
  'Query.notifyToSlackForNewUser': { grants: ['owner'], rate: RateLimits.notification },
  'Query.notifyToSlackForNewUserApply': { grants: ['owner'], rate: RateLimits.notification },
  'Query.notifyErrorToSlack': { grants: ['signedIn'], rate: RateLimits.notification },
}).unit('Slack', {
  /**
   * Invokes the function that queues a notification about the caller for Slack. Texts about people and jobs come
   * from the tables, not from the arguments.
   */
  request(ctx) {
    const who = authorizeAndValidate(ctx);
    const { sub } = ctx.args;
    if (sub && sub !== who.sub) fail('Unauthorized', 'A notice is about the caller.');
    return {
      operation: 'Invoke',
      payload: { field: ctx.info.fieldName, sub: who.sub, arguments: ctx.args },
    };
  },

  /**
   * Returns whether the notification was queued. If that fails, returns `accepted: false` instead of an error,
   * because the web app then shows the caller no error. A refusal is an error.
   */
  response(ctx) {
    const outcome = ctx.result as Outcome | null;
    if (ctx.error || !outcome) return { accepted: false };
    if (outcome.refused) fail(outcome.refused, 'This notice was refused.');
    return { accepted: outcome.accepted };
  },
});
