import { type Context, util } from '@aws-appsync/utils';
import { type Caller, mayTouch } from '../../../model/access';
import { fail, getCaller, type Item } from '../resolver';
import type { Entity, Grant } from '../../../model/Entity';
import { partitionOf } from '../../../model/ids';

/**
 * Throws `Unauthorized` if an input contains something that this caller may not write: another person as the
 * owner (`owner`, `owners` or `sub`), or one of the fields in `adminOnlyInputs`. Administrators may write
 * everything.
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
 * Returns whether the caller may change the record with this id, as far as the id shows it: an administrator
 * for a catalogue entry, otherwise the owner of the partition or an administrator, if `grants` names them.
 * For an entity with an author it returns true for every signed-in caller; there the condition of the write
 * (`authorCondition`) decides.
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

/**
 * Returns the attribute that contains the owner of a new record, as an object: for `owners` a list with
 * `sub`, otherwise `sub` itself. The object is empty if the entity has no such attribute.
 */
export function ownerAttributes(entity: Pick<Entity, 'owner'>, sub: string): Item {
  if (entity.owner === 'owners') return { owners: [sub] };
  return entity.owner === '' ? {} : { [entity.owner]: sub };
}

/**
 * Returns the attributes that describe the author of a new record; none if the entity has no author. They are
 * the caller's sub (also in `authorKey` for an index and, if the entity has it, in `owners`) and the author's
 * name. The name is the caller's display name. If `organizationName` is given and the entity has a field for
 * it, the name is the organization's and is stored in that field as well, so that readers do not see who
 * wrote the record. An input that names another author is `Unauthorized`; if an administrator sends it, it is
 * ignored.
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
 * Returns the DynamoDB condition under which only the author may write a record, and only within the entity's
 * time limit. Empty for administrators and for entities without an author.
 */
export function authorCondition({ author }: Pick<Entity, 'author'>, who: Caller): Item {
  if (!author || who.isAdmin) return {};
  const byCaller: Item = { [author.sub]: { eq: who.sub } };
  if (author.hours === 0) return byCaller;
  const since = util.time.nowEpochMilliSeconds() - author.hours * HOUR;
  return { ...byCaller, createdAt: { gt: util.time.epochMilliSecondsToISO8601(since) } };
}

/**
 * Returns whether a conditional write was refused because the record has another author. The caller then gets
 * `NotFound`, so that they do not learn that the record exists.
 */
export function isOthersRecord(ctx: Context, { author }: Pick<Entity, 'author'>): boolean {
  const there = ctx.result as Item | null;
  if (!author || !ctx.error || !there) return false;
  const who = getCaller(ctx);
  return !who.isAdmin && there[author.sub] !== who.sub;
}
