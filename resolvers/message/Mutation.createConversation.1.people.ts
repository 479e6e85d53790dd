import { type Context, util } from '@aws-appsync/utils';
import { batchGet } from '@aws-appsync/utils/dynamodb';
import { OpenJob } from '../../model/entities/OpenJob';
import { User } from '../../model/entities/User';
import { isIdOf, keyOf } from '../../model/ids';
import { brokenPublicName } from '../../model/rules/brokenPublicName';
import { jobRole } from '../../model/jobStaff';
import { authorizeAndValidate, batchItems, fail, invalid, type Item, tableName } from '../lib/resolver';
import type { ConversationArgs } from './lib/ConversationArgs';

/**
 * Reads the job and the people of a new conversation. Others than administrators must name a job, and can
 * invite only one person.
 */
export function request(ctx: Context<ConversationArgs>) {
  const who = authorizeAndValidate(ctx);
  const { participantIds, openJobConversationsId: job, name } = ctx.args.input;
  const people = participantIds.filter(
    (sub, index) => participantIds.indexOf(sub) === index && sub !== who.sub,
  );
  const most = who.isAdmin ? 20 : 1;
  if (people.length < 1 || people.length > most) invalid('input.participantIds', `1..${most}`);
  if (people.some((sub) => !isIdOf(User, sub))) invalid('input.participantIds', 'id');
  if (job && !isIdOf(OpenJob, job)) invalid('input.openJobConversationsId', 'id');
  const broken = name ? brokenPublicName(name, util.str.normalize(name, 'nfkc'), who.isAdmin) : null;
  if (broken) invalid('input.name', broken);
  ctx.stash.who = who;
  ctx.stash.people = people;
  // Also reads the caller if they are a member: the conversation outlives the token with their
  // organization.
  const users = [...people, ...(who.organizationId === '' ? [] : [who.sub])].map((sub) => keyOf(User, sub));
  const jobs = job
    ? { [tableName(ctx, 'OpenJob')]: { keys: [keyOf(OpenJob, job)], consistentRead: true } }
    : {};
  return batchGet({ tables: { [tableName(ctx, 'Talent')]: { keys: users, consistentRead: true }, ...jobs } });
}

export function response(ctx: Context<ConversationArgs>) {
  const found = batchItems(ctx, 'Talent').filter((user) => user) as Item[];
  const users = found.filter((user) => user.sub !== ctx.stash.who.sub);
  const self = found.filter((user) => user.sub === ctx.stash.who.sub)[0];
  const job = batchItems(ctx, 'OpenJob')[0];
  const { who } = ctx.stash;
  const { openJobConversationsId } = ctx.args.input;
  const role = job ? jobRole(who, job) : 'none';
  const isMember = role === 'client' && self?.organizationUsersId === job?.organizationOpenJobsId;
  const isOwn = who.isAdmin || role === 'consultant' || isMember;
  if ((openJobConversationsId && !job) || !isOwn) return fail('Unauthorized', 'There is no such job.');
  if (users.length < ctx.stash.people.length) return fail('Unauthorized', 'A participant is not there.');
  return { users, job };
}
