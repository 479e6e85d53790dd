import type { Context } from '@aws-appsync/utils';
import { batchGet } from '@aws-appsync/utils/dynamodb';
import { answered } from '../lib/answered';
import { authorize } from '../lib/authorize';
import { fail } from '../lib/fail';
import { invalid } from '../lib/invalid';
import type { Item } from '../lib/Item';
import { table } from '../lib/table';
import type { ConversationArgs } from './lib/ConversationArgs';

/** Everybody who is to take part, and the job it is about. */
export function request(ctx: Context<ConversationArgs>) {
  const who = authorize(ctx, ['admin']);
  const { participantIds, openJobConversationsId: job, name } = ctx.args.input;
  const people = participantIds.filter(
    (sub, index) => participantIds.indexOf(sub) === index && sub !== who.sub,
  );
  if (people.length < 1 || people.length > 20) invalid('input.participantIds', '1..20');
  if (name && name.length > 200) invalid('input.name', '0..200');
  ctx.stash.sub = who.sub;
  ctx.stash.people = people;
  const users = people.map((sub) => ({ pk: sub, sk: 'User' }));
  const jobs = job ? { [table(ctx, 'OpenJob')]: { keys: [{ pk: job, sk: 'OpenJob' }] } } : {};
  return batchGet({ tables: { [table(ctx, 'Talent')]: { keys: users }, ...jobs } });
}

export function response(ctx: Context<ConversationArgs>) {
  const { data } = answered<{ data: Record<string, (Item | null)[]> }>(ctx);
  const users = (data[table(ctx, 'Talent')] ?? []).filter((user) => user) as Item[];
  const job = data[table(ctx, 'OpenJob')]?.[0];
  if (users.length < ctx.stash.people.length) return fail('Unauthorized', 'A participant is not there.');
  if (ctx.args.input.openJobConversationsId && !job) return fail('Unauthorized', 'There is no such job.');
  return { users, job };
}
