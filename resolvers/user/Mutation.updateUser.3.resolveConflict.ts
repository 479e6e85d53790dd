import type { Context } from '@aws-appsync/utils';
import { User } from '../../model/entities/User';
import { checkRules } from '../lib/input/rules';
import { fail, getLatestItem, type Item, resultOrFail } from '../lib/resolver';
import { projectForWriter } from './lib/userView';

/** Reads the User after it was changed, or after the change was refused. */
export function request(ctx: Context<{ input: { sub: string } }>) {
  return getLatestItem({ pk: ctx.args.input.sub, sk: 'User' });
}

export function response(ctx: Context<{ input: { sub: string } }>) {
  const user = resultOrFail<Item | null>(ctx);
  if (!user) return fail('NotFound', 'There is no such record.');
  if (ctx.prev.result.isWritten) return projectForWriter(ctx, user);
  checkRules(User.rules, ctx.args.input, user);
  return fail('Conflict', 'The record has changed in the meantime.');
}
