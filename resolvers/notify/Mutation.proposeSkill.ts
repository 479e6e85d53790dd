import type { Context } from '@aws-appsync/utils';
import { authorizeAndValidate, fail, invalid } from '../lib/resolver';
import { isLongerThan } from '../../model/isLongerThan';

/**
 * Invokes the function that notifies administrators in Slack that a skill is missing in the catalogue. It
 * does so once for each skill name.
 */
export function request(ctx: Context<{ name: string }>) {
  const who = authorizeAndValidate(ctx);
  const name = ctx.args.name.trim();
  if (name === '' || isLongerThan(name, 50)) invalid('name', '1..50');
  return { operation: 'Invoke', payload: { field: 'proposeSkill', sub: who.sub, arguments: { name } } };
}

interface Outcome {
  accepted: boolean;
  refused?: 'Unauthorized';
}

export function response(ctx: Context) {
  const outcome = ctx.result as Outcome | null;
  if (ctx.error || !outcome) return { accepted: false };
  if (outcome.refused) fail(outcome.refused, 'This notice was refused.');
  return { accepted: outcome.accepted };
}
