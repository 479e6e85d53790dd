import { type Context, util } from '@aws-appsync/utils';
import { type Caller, mayTouch } from '../../../model/access';
import { fail, getCaller, type Item } from '../resolver';
import type { Entity, Grant } from '../../../model/Entity';
import { partitionOf } from '../../../model/ids';

/**
 * Rejects an input with fields that this caller may not write: another owner, or fields for
 * administrators.
 */
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
 * True when the caller may change the record with this id, judging by the id. Records that have an author
 * are checked by the write's own condition (`authorCondition`) instead.
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

/** The owner attribute of an entity, set by the server. */
export function ownerAttributes(entity: Pick<Entity, 'owner'>, sub: string): Item {
  if (entity.owner === 'owners') return { owners: [sub] };
  return entity.owner === '' ? {} : { [entity.owner]: sub };
}

/**
 * The author's attributes: the caller and their display name, never the full name. A client signs with the
 * organization's name, which hides its staff. An input that names another author is rejected;
 * administrators' is overwritten.
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

/** The condition that only the author may write, within the entity's time limit; none for administrators. */
export function authorCondition({ author }: Pick<Entity, 'author'>, who: Caller): Item {
  if (!author || who.isAdmin) return {};
  const byCaller: Item = { [author.sub]: { eq: who.sub } };
  if (author.hours === 0) return byCaller;
  const since = util.time.nowEpochMilliSeconds() - author.hours * HOUR;
  return { ...byCaller, createdAt: { gt: util.time.epochMilliSecondsToISO8601(since) } };
}

/** True when a conditional write met a record by another author. The caller must not learn that it exists. */
export function isOthersRecord(ctx: Context, { author }: Pick<Entity, 'author'>): boolean {
  const there = ctx.result as Item | null;
  if (!author || !ctx.error || !there) return false;
  const who = getCaller(ctx);
  return !who.isAdmin && there[author.sub] !== who.sub;
}
