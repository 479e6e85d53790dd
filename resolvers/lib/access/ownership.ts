import { type Context, util } from '@aws-appsync/utils';
import type { Entity, Grant } from '../../../model/Entity';
import { type Caller, mayTouch } from '../../../model/access';
import { partitionOf } from '../../../model/ids';
import type { StoredRow } from '../../generated/types';
import { fail, getCaller } from '../resolver';

/**
 * Throws `Unauthorized` if an input contains a value that the caller may not write: another person in
 * `owner`, `owners` or `sub`, or one of the fields `adminOnlyInputs`. Administrators may write all values.
 */
export function assertWritableFields(
  adminOnlyInputs: readonly string[],
  input: StoredRow,
  who: Caller,
): void {
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
 * Returns whether the caller may change the record with this id, as far as the id shows it. Only
 * administrators may change catalogue entries. Any other record may be changed by the owner of its partition
 * and by administrators, if `grants` contains them. Having written a record is no right to change it: whether
 * others may do so now, a step before has found out (`isAllowed` in the stash).
 */
export function mayChange(
  { table }: Pick<Entity, 'table'>,
  grants: readonly Grant[],
  who: Caller,
  id: string,
): boolean {
  return table === 'Catalog' ? who.isAdmin : mayTouch(grants, who, partitionOf(id));
}

/**
 * Returns, as an object, the attribute of a new record that says who owns it. If the attribute is `owners`,
 * its value is a list with the owner's sub; otherwise the value is the sub itself. The object is empty if the
 * entity has no such attribute.
 */
export function ownerAttributes(entity: Pick<Entity, 'owner'>, sub: string): StoredRow {
  if (entity.owner === 'owners') return { owners: [sub] };
  return entity.owner === '' ? {} : { [entity.owner]: sub };
}

/**
 * Returns the attributes of a new record that describe its author, who is the caller: the sub (also in
 * `authorKey`, for an index, and in `owners`, if the entity has it) and the name. The name is the caller's
 * display name or, if `organizationName` is given and the entity shows organizations as authors, the
 * organization's. Empty if the entity has no author. An input that names another author is `Unauthorized`,
 * but from administrators it is ignored.
 */
export function authorAttributes(
  { author, owner }: Pick<Entity, 'author' | 'owner'>,
  input: StoredRow,
  who: Caller,
  profile: StoredRow | null | undefined,
  organizationName?: unknown,
): StoredRow {
  if (!author) return {};
  const given = input[author.sub];
  if (given && given !== who.sub && !who.isAdmin) fail('Unauthorized', 'Nobody writes in another’s name.');
  const by: StoredRow = { [author.sub]: who.sub, authorKey: who.sub };
  if (owner === 'owners') by.owners = [who.sub];
  const isForOrganization = author.organization && organizationName;
  const name = isForOrganization ? organizationName : profile?.displayName;
  if (author.name !== '' && name) by[author.name] = name;
  if (author.organization && isForOrganization) by[author.organization] = organizationName;
  return by;
}

/**
 * Returns the attribute of a record that says who gave the right that the input makes of it: the caller, who
 * must be an administrator, or null if the input makes it a record without a right. Empty if the input leaves
 * that as it is.
 */
export function giverAttribute(
  { givesRight }: Pick<Entity, 'givesRight'>,
  input: StoredRow,
  who: Caller,
): StoredRow {
  if (!givesRight || input[givesRight.field] === undefined) return {};
  const { field, value, giver } = givesRight;
  if (input[field] !== value) return { [giver]: null };
  if (!who.isAdmin) fail('Unauthorized', 'Administrators alone give this right.');
  return { [giver]: who.sub };
}

/**
 * Adds to the condition of an update or delete that the record is none that gives a right, which
 * administrators alone change.
 */
export function withoutRight(
  condition: StoredRow,
  { givesRight }: Pick<Entity, 'givesRight'>,
  who: Caller,
): StoredRow {
  if (!givesRight || who.isAdmin) return condition;
  return { and: [condition, { [givesRight.field]: { ne: givesRight.value } }] };
}

const HOUR = 3600000;

/**
 * Returns the DynamoDB condition that the caller is the author of the record. If the entity sets a time limit
 * for changes by the author, the condition also fails after that time. Empty for administrators and for
 * entities without an author.
 */
export function authorCondition({ author }: Pick<Entity, 'author'>, who: Caller): StoredRow {
  if (!author || who.isAdmin) return {};
  const byCaller: StoredRow = { [author.sub]: { eq: who.sub } };
  if (author.hours === 0) return byCaller;
  const since = util.time.nowEpochMilliSeconds() - author.hours * HOUR;
  return { ...byCaller, createdAt: { gt: util.time.epochMilliSecondsToISO8601(since) } };
}

/**
 * Returns whether a conditional write was refused because the record has another author, or gives a right. The
 * caller should then get `NotFound`, which does not reveal that the record exists.
 */
export function isOthersRecord(
  ctx: Context,
  { author, givesRight }: Pick<Entity, 'author' | 'givesRight'>,
): boolean {
  const there: StoredRow | null = ctx.result;
  const who = getCaller(ctx);
  if (!ctx.error || !there || who.isAdmin) return false;
  const isRight = !!givesRight && there[givesRight.field] === givesRight.value;
  return isRight || (!!author && there[author.sub] !== who.sub);
}
