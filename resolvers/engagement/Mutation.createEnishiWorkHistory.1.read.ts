import type { Context } from '@aws-appsync/utils';
import { batchGet } from '@aws-appsync/utils/dynamodb';
import { OpenJob } from '../../model/entities/OpenJob';
import { User } from '../../model/entities/User';
import { addressOf, isIdOf } from '../../model/ids';
import { EngagementLimits } from '../../model/limits/EngagementLimits';
import { answered } from '../lib/answered';
import { authorize } from '../lib/authorize';
import { checkLimits } from '../lib/checkLimits';
import { fail } from '../lib/fail';
import { invalid } from '../lib/invalid';
import type { Item } from '../lib/Item';
import { table } from '../lib/table';
import { checkPeriod } from './lib/checkPeriod';

interface Args {
  input: Item & { userId: string; openJobId: string };
}

/** Both parties of an engagement that is entered by hand. */
export function request(ctx: Context<Args>) {
  ctx.stash.who = authorize(ctx, ['admin']);
  const { input } = ctx.args;
  checkLimits(EngagementLimits, input);
  checkPeriod(input);
  if (!isIdOf(User, input.userId)) invalid('input.userId', 'id');
  if (!isIdOf(OpenJob, input.openJobId)) invalid('input.openJobId', 'id');
  const talent = { keys: [addressOf(User, input.userId)] };
  const job = { keys: [addressOf(OpenJob, input.openJobId)] };
  return batchGet({ tables: { [table(ctx, 'Talent')]: talent, [table(ctx, 'OpenJob')]: job } });
}

export function response(ctx: Context<Args>) {
  const { data } = answered<{ data: Record<string, (Item | null)[]> }>(ctx);
  const user = data[table(ctx, 'Talent')]?.[0];
  const job = data[table(ctx, 'OpenJob')]?.[0];
  if (!user || !job) return fail('Unauthorized', 'There is no such talent or job for the caller.');
  return { user, job };
}
