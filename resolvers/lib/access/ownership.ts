import { type Context, util } from '@aws-appsync/utils';
import { type Caller, mayTouch } from '../../../model/access';
import { fail, getCaller, type Item } from '../resolver';
import type { Entity, Grant } from '../../../model/Entity';
import { partitionOf } from '../../../model/ids';

/** Refuses an input that holds what this caller may not write: others' ownership, administrators' fields. */
export function assertWritableFields(adminOnlyInputs: readonly string[], input: Item, who: Caller): void {
  if (who.isAdmin) return;
  const forged =
    (input.owner && input.owner !== who.sub) ||
    (input.sub && input.sub !== who.sub) ||
    (input.owners as string[] | null | undefined)?.filter((owner) => owner !== who.sub).length;
  if (forged) fail('Unauthorized', 'A record belongs to whoever writes it.');
  adminOnlyInputs.forEach((field) => {
    if (input[field] !== undefined) fail('Unauthorized', `${field} is not for this caller to write.`);
  });
}

/**
 * May this caller, whose kind may call, change the record with this id, as far as its address tells? What has
 * an author is decided by the write's own condition (`authorCondition`).
 */
export function mayChange(
  { table, author }: Pick<Entity, 'table' | 'author'>,
  grants: readonly Grant[],
  who: Caller,
  id: string,
): boolean {
  if (table === 'Catalog') return who.isAdmin;
  return author ? who.kind === 'person' : mayTouch(grants, who, partitionOf(id));
}

/** The owner attribute of an entity, filled by the server. */
export function ownerAttributes(entity: Pick<Entity, 'owner'>, sub: string): Item {
  if (entity.owner === 'owners') return { owners: [sub] };
  return entity.owner === '' ? {} : { [entity.owner]: sub };
}

/**
 * Who wrote a record about somebody else: the caller, with the caller's display name, never the full name;
 * a client who writes for an organization signs with the organization's name, so that its staff are not named. An input
 * that names another author is refused, but for administrators: theirs is overwritten.
 */
export function authorAttributes(
  { author, owner }: Pick<Entity, 'author' | 'owner'>,
  input: Item,
  who: Caller,
  profile: Item | null | undefined,
  organizationName?: unknown,
): Item {
  if (!author) return {};
  const given = input[author.sub];
  if (given && given !== who.sub && !who.isAdmin) fail('Unauthorized', 'Nobody writes in another’s name.');
  const by: Item = { [author.sub]: who.sub, authorKey: who.sub };
  if (owner === 'owners') by.owners = [who.sub];
  const isForOrganization = author.organization && organizationName;
  const name = isForOrganization ? organizationName : profile?.displayName;
  if (author.name !== '' && name) by[author.name] = name;
  if (author.organization && isForOrganization) by[author.organization] = organizationName;
  return by;
}

const HOUR = 3600000;

/**
 * What a write demands of a record that has an author, from everybody but administrators: that the caller wrote
 * it, and not too long ago.
 */
export function authorCondition({ author }: Pick<Entity, 'author'>, who: Caller): Item {
  if (!author || who.isAdmin) return {};
  const mine: Item = { [author.sub]: { eq: who.sub } };
  if (author.hours === 0) return mine;
  const since = util.time.nowEpochMilliSeconds() - author.hours * HOUR;
  return { ...mine, createdAt: { gt: util.time.epochMilliSecondsToISO8601(since) } };
}

/** Did a conditional write meet a record that somebody else wrote? To the caller it is not there. */
export function isOthersRecord(ctx: Context, { author }: Pick<Entity, 'author'>): boolean {
  const there = ctx.result as Item | null;
  if (!author || !ctx.error || !there) return false;
  const who = getCaller(ctx);
  return !who.isAdmin && there[author.sub] !== who.sub;
}
