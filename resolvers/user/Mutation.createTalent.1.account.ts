import type { Context } from '@aws-appsync/utils';
import { authorizeAndValidate, fail, type Item, resultOrFail } from '../lib/resolver';
import { checkRegistration } from './lib/userInput';

interface Args {
  input: Item & { email: string };
}

interface Outcome {
  sub?: string;
  refused?: 'Conflict';
}

/**
 * Lets an administrator invite a talent: creates the account in the user pool, which sends the invitation. If a
 * confirmed account has this email, the error is `Conflict`.
 */
export function request(ctx: Context<Args>) {
  const who = authorizeAndValidate(ctx);
  const { email, ...profile } = ctx.args.input;
  checkRegistration(profile, [who.sub]);
  ctx.stash.by = who.sub;
  return {
    operation: 'Invoke',
    payload: {
      action: 'createTalent',
      actor: who.sub,
      email: email.toLowerCase(),
      name: `${profile.lastName} ${profile.firstName}`,
    },
  };
}

export function response(ctx: Context<Args>) {
  const outcome = resultOrFail<Outcome>(ctx);
  if (outcome.refused) fail(outcome.refused, 'The owner of this address has an account already.');
  return outcome;
}
