import { type Context, util } from '@aws-appsync/utils';
import type { Caller } from '../../model/access';
import { OpenJob } from '../../model/entities/OpenJob';
import type { Item } from '../lib/resolver';
import { createdOrFail, putIfAbsent, stamp } from '../lib/write/record';
import { projectJob } from './lib/jobView';
import { addReferencedNames, deriveJobState } from './lib/jobInput';

interface Args {
  input: Item & { owners?: string[] | null; clientToken?: string | null };
}

/**
 * Stores a new job. It is a draft unless the input says otherwise. The creator becomes its first owner, so
 * that every job has one. If the creator is a member of the organization, their sub is also stored in
 * `clientIds`, and they do not count as a consultant.
 */
export function request(ctx: Context<Args>) {
  const { clientToken, owners, ...input } = ctx.stash.input as Args['input'];
  const who = ctx.stash.who as Caller;
  const values = addReferencedNames(
    { isDraft: input.isPublic !== true, isPublic: false, ...input },
    ctx.prev.result as Item,
  );
  const id = `${ctx.stash.id}`;
  const made = { __typename: 'OpenJob', id, createdBy: who.sub, createToken: clientToken };
  const others = (owners ?? []).filter((sub) => sub !== who.sub);
  const state = deriveJobState({}, values, util.time.nowISO8601());
  const client = !who.isAdmin && who.organizationId !== '' ? { clientIds: [who.sub] } : {};
  const item: Item = {
    ...stamp({ ...values, ...state }, made),
    ...client,
    owners: [who.sub, ...others],
  };
  ctx.stash.record = item;
  return putIfAbsent(OpenJob, item);
}

export function response(ctx: Context<Args>) {
  const job = createdOrFail(ctx);
  return projectJob(job, ctx.stash.who as Caller);
}
