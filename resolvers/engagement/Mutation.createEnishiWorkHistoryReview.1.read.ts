import type { Context } from '@aws-appsync/utils';
import { batchGet } from '@aws-appsync/utils/dynamodb';
import { EnishiWorkHistory } from '../../model/entities/EnishiWorkHistory';
import { User } from '../../model/entities/User';
import { addressOf, isIdOf, partitionOf } from '../../model/ids';
import { ReviewLimits } from '../../model/limits/ReviewLimits';
import { answered } from '../lib/answered';
import { authorize } from '../lib/authorize';
import { checkLimits } from '../lib/checkLimits';
import { editable } from '../lib/editable';
import { fail } from '../lib/fail';
import { invalid } from '../lib/invalid';
import type { Item } from '../lib/Item';
import { rowSide } from '../lib/rowSide';
import { table } from '../lib/table';
import { hasEnded } from './lib/hasEnded';

interface Args {
  input: Item & { enishiWorkHistoryId: string; reviewerId?: string | null };
}

/** The engagement that is reviewed, with its talent. */
export function request(ctx: Context<Args>) {
  const who = authorize(ctx);
  ctx.stash.who = who;
  const { enishiWorkHistoryId: id, reviewerId } = ctx.args.input;
  checkLimits(ReviewLimits, ctx.args.input);
  if (!isIdOf(EnishiWorkHistory, id)) invalid('input.enishiWorkHistoryId', 'id');
  editable(['published'], ctx.args.input, who);
  if (reviewerId && reviewerId !== who.sub && !who.isAdmin) {
    fail('Unauthorized', 'Nobody writes in another’s name.');
  }
  const keys = [addressOf(EnishiWorkHistory, id), addressOf(User, partitionOf(id))];
  return batchGet({ tables: { [table(ctx, 'Talent')]: { keys } } });
}

/** Which side the caller is on, and under which name; before the end there is nothing to review. */
export function response(ctx: Context<Args>) {
  const { data } = answered<{ data: Record<string, (Item | null)[]> }>(ctx);
  const [engagement, user] = data[table(ctx, 'Talent')] ?? [];
  const { who } = ctx.stash;
  const isTalent = who.sub === partitionOf(ctx.args.input.enishiWorkHistoryId);
  const isOfJob = who.isAdmin || rowSide(who, engagement ?? {}) !== 'none';
  if (!engagement || !(isTalent || isOfJob)) {
    return fail('Unauthorized', 'There is no such engagement of the caller’s.');
  }
  if (!hasEnded(engagement)) return fail('Conflict', 'The engagement has not ended yet.');
  const reviewerName = isTalent ? user?.displayName : engagement.organizationName;
  return { side: isTalent ? 'TALENT' : 'CLIENT', reviewerName };
}
