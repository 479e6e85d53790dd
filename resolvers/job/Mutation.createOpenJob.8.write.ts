import type { Context } from '@aws-appsync/utils';
import type { Caller } from '../../model/access';
import { OpenJob } from '../../model/entities/OpenJob';
import type { Item } from '../lib/resolver';
import { createdOrFail, putIfAbsent, stamp } from '../lib/write/record';
import { projectJob } from './lib/jobView';

/**
 * Stores a new job. The creator becomes its first owner, so that every job has one. A creator who is a client
 * (a member of an organization, but no administrator) is also stored in `clientIds` and does not count as a
 * consultant.
 */
export function request(ctx: Context) {
  const { clientToken, owners, ...values } = ctx.stash.values as Item & {
    owners?: string[] | null;
    clientToken?: string | null;
  };
  const who = ctx.stash.who as Caller;
  const made = { __typename: 'OpenJob', id: `${ctx.stash.id}`, createdBy: who.sub, createToken: clientToken };
  const others = (owners ?? []).filter((sub) => sub !== who.sub);
  const client = !who.isAdmin && who.organizationId !== '' ? { clientIds: [who.sub] } : {};
  const item: Item = { ...stamp(values, made), ...client, owners: [who.sub, ...others] };
  ctx.stash.record = item;
  return putIfAbsent(OpenJob, item);
}

export function response(ctx: Context) {
  const job = createdOrFail(ctx);
  return projectJob(job, ctx.stash.who as Caller);
}
