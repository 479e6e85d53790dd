import { type Context, runtime } from '@aws-appsync/utils';
import { transactWrite } from '@aws-appsync/utils/dynamodb';
import type { Item } from '../lib/resolver';
import { registrationWrites } from './lib/userInput';

interface Args {
  input: Item & { email: string; clientToken?: string | null };
}

/**
 * Stores the profile of a talent invited by an administrator. The talent accepts the terms on their first
 * visit.
 */
export function request(ctx: Context<Args>) {
  const { clientToken, email, ...profile } = ctx.args.input;
  const { sub } = ctx.prev.result;
  const items = registrationWrites(ctx, profile, {
    sub,
    by: ctx.stash.by,
    clientToken,
    email: email.toLowerCase(),
  });
  return transactWrite({ items });
}

export function response(ctx: Context<Args>) {
  if (!ctx.error) runtime.earlyReturn(ctx.stash.record, { skipTo: 'END' });
  return null;
}
