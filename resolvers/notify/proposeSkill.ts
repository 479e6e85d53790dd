import { isLongerThan } from '../../model/isLongerThan';
import { RateLimits } from '../../model/limits/RateLimits';
import { operation } from '../lib/operation';
import { authorizeAndValidate, fail, invalid } from '../lib/resolver';

interface Outcome {
  accepted: boolean;
  refused?: 'Unauthorized';
}

export const proposeSkill = operation('Mutation.proposeSkill', {
  grants: ['signedIn'],
  rate: RateLimits.notification,
}).unit('Slack', {
  /**
   * Invokes the function that notifies administrators in Slack that a skill is missing in the catalogue. It
   * does so once for each skill name.
   */
  request(ctx) {
    const who = authorizeAndValidate(ctx);
    const name = ctx.args.name.trim();
    if (name === '' || isLongerThan(name, 50)) invalid('name', '1..50');
    return { operation: 'Invoke', payload: { field: 'proposeSkill', sub: who.sub, arguments: { name } } };
  },

  response(ctx) {
    const outcome = ctx.result as Outcome | null;
    if (ctx.error || !outcome) return { accepted: false };
    if (outcome.refused) fail(outcome.refused, 'This notice was refused.');
    return { accepted: outcome.accepted };
  },
});
