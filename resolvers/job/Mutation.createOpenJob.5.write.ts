import type { Context } from '@aws-appsync/utils';
import type { Caller } from '../../model/access';
import { OpenJob } from '../../model/entities/OpenJob';
import type { Item } from '../lib/resolver';
import { createdOrFail, putIfAbsent, stamp } from '../lib/write/record';
import { projectJob } from './lib/jobView';
import { stateAction } from './lib/stateAction';

/**
 * Stores a new job. A client (a member of an organization, but no administrator) who creates a job becomes its
 * first owner; since the right comes from the membership, the client is stored in `clientIds` too and does not
 * count as a consultant. An administrator who creates a job does not own it: its owners are those that the input
 * names.
 */
export function request(ctx: Context) {
  const { clientToken, owners, ...values } = ctx.stash.values as Item & {
    owners?: string[] | null;
    clientToken?: string | null;
  };
  const who = ctx.stash.who as Caller;
  const made = { __typename: 'OpenJob', id: `${ctx.stash.id}`, createdBy: who.sub, createToken: clientToken };
  const people = who.isAdmin ? { owners: owners ?? [] } : { owners: [who.sub], clientIds: [who.sub] };
  const item: Item = { ...stamp(values, made), ...people };
  ctx.stash.record = item;
  const action = stateAction({}, values);
  if (action) ctx.stash.deed = { ...(ctx.stash.deed ?? {}), action };
  return putIfAbsent(OpenJob, item);
}

export function response(ctx: Context) {
  const job = createdOrFail(ctx);
  return projectJob(job, ctx.stash.who as Caller);
}
