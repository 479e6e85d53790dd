import { type Context, runtime } from '@aws-appsync/utils';
import { get } from '@aws-appsync/utils/dynamodb';
import { OpenJob } from '../../model/entities/OpenJob';
import { addressOf } from '../../model/ids';
import { isOfJob } from '../../model/isOfJob';
import { jobSide } from '../../model/jobSide';
import { answered } from '../lib/answered';
import { caller } from '../lib/caller';
import type { Item } from '../lib/Item';

interface Found {
  conversation?: Item | null;
  user?: Item;
}

/**
 * Reads the conversation's job: its consultants manage the job staff in the conversation, and job staff take
 * part for its organization.
 */
export function request(ctx: Context) {
  const { conversation, user } = ctx.prev.result as Found;
  const job = conversation?.openJobConversationsId;
  if (!job || (ctx.stash.isDecided && !user)) runtime.earlyReturn(ctx.prev.result);
  return get({ key: addressOf(OpenJob, `${job}`), consistentRead: true });
}

export function response(ctx: Context) {
  const job = answered<Item | null>(ctx);
  const { user } = ctx.prev.result as Found;
  ctx.stash.isConsultants = job !== null && jobSide(caller(ctx), job) === 'consultant';
  ctx.stash.isOfSide = job !== null && user !== undefined && isOfJob(user, job);
  return ctx.prev.result;
}
