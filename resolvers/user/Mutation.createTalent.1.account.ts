import type { Context } from '@aws-appsync/utils';
import { answered } from '../lib/answered';
import { authorize } from '../lib/authorize';
import type { Item } from '../lib/Item';
import { checkRegistration } from './lib/checkRegistration';

interface Args {
  input: Item & { email: string };
}

/** Somebody who can sign in, invited by mail; who is in the user pool already stays as they are. */
export function request(ctx: Context<Args>) {
  const who = authorize(ctx, ['admin']);
  const { email, ...profile } = ctx.args.input;
  checkRegistration(profile);
  ctx.stash.by = who.sub;
  return { operation: 'Invoke', payload: { action: 'createTalent', actor: who.sub, email } };
}

export function response(ctx: Context<Args>) {
  return answered(ctx);
}
