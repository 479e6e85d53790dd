import type { Caller } from '../../../model/access';
import type { Entity } from '../../../model/Entity';
import { fail } from '../fail';
import type { Item } from '../Item';

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
