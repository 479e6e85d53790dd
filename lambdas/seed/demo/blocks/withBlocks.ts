import { Organization } from '../../../../model/entities/Organization';
import { User } from '../../../../model/entities/User';
import { UserPrivate } from '../../../../model/entities/UserPrivate';
import { blockRowsOf } from '../../../lib/blocks/blockRowsOf';
import { companyNameRow } from '../../../lib/blocks/companyNameRow';
import { memberDomainRows } from '../../../lib/blocks/memberDomainRows';
import type { StoredItem } from '../../lib/StoredItem';

type Row = StoredItem['item'];

const of = ({ name }: { name: string }, rows: readonly Row[]) =>
  rows.filter((row) => row.__typename === name);

/** Adds by what organizations and the blocks of talents find each other, and from whom profiles are hidden. */
export function withBlocks(items: StoredItem[]): StoredItem[] {
  const byPartition = new Map<string, Row[]>();
  for (const { item } of items) byPartition.set(item.pk, [...(byPartition.get(item.pk) ?? []), item]);
  const rows = items.map(({ item }) => item);
  const users = of(User, rows);
  const organizations = of(Organization, rows);
  const named = organizations.map(companyNameRow);
  const members = users.flatMap((user) =>
    memberDomainRows(user, of(UserPrivate, byPartition.get(`${user.pk}#private`) ?? [])[0]),
  );
  const blocks = new Map(
    users.map((user) => [
      user.pk,
      blockRowsOf(user, byPartition.get(user.pk) ?? [], byPartition.get(`${user.pk}#private`) ?? []),
    ]),
  );
  const found = (key: unknown) =>
    [...named.filter(({ pk }) => pk === key), ...members.filter(({ parentKey }) => parentKey === key)].map(
      ({ organizationId }) => String(organizationId),
    );
  const isListed = (id: string) =>
    organizations.some((each) => each.id === id && each.listKey === Organization.name);
  const hidden = items.map((each): StoredItem => {
    if (each.item.__typename !== User.name) return each;
    const ids = [
      ...new Set((blocks.get(each.item.pk) ?? []).flatMap(({ parentKey }) => found(parentKey))),
    ].sort();
    const listed = ids.filter(isListed);
    if (ids.length === 0) return each;
    const ofThose = { hiddenFrom: ids, ...(listed.length > 0 && { blockedOrganizationIds: listed }) };
    return { ...each, item: { ...each.item, ...ofThose } };
  });
  const derived =
    (table: StoredItem['table']) =>
    (row: object): StoredItem => ({ table, item: row as Row });
  return [
    ...hidden,
    ...named.map(derived('Catalog')),
    ...[...members, ...[...blocks.values()].flat()].map(derived('Talent')),
  ];
}
