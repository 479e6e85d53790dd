import { catalogueItems } from '../../../lambdas/seed/catalogues/catalogueItems';
import type { StoredRow } from '../../../lambdas/lib/StoredRow';
import type { Table } from '../../../model/Entity';
import { seededItems } from '../../support/seedData';
import { moreItems } from '../../unit/derived/moreItems';

interface Stored {
  table: Table;
  item: StoredRow;
}

/**
 * The maximum number of records of each type in the sample of demo data. In addition, the sample has the
 * records to which these refer.
 */
const SOME = 8;
const SOURCES = [
  'User',
  'OpenJob',
  'Organization',
  'WPWorkerCategory',
  'EmployeeBenefit',
  'Prefacture',
  'SkillTag',
];

/**
 * Returns a few demo records of every type, and the records from which their values are derived. Adds records
 * of types that the demo data lack.
 */
export function someItems(): Stored[] {
  const counts = new Map<string, number>();
  const more = moreItems();
  const replaced = new Set(more.map(({ item }) => `${item.pk} ${item.sk}`));
  const all: Stored[] = [...catalogueItems(), ...seededItems].filter(
    ({ item }) => !replaced.has(`${item.pk} ${item.sk}`),
  );
  const kept = all.filter(({ item: { __typename: kind } }) => {
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    return !SOURCES.includes(kind) && Number(counts.get(kind)) <= SOME;
  });
  const named = (by: readonly Stored[]) => {
    const text = JSON.stringify(by);
    return all.filter(({ item }) => SOURCES.includes(item.__typename) && text.includes(String(item.id)));
  };
  // Only the job itself holds its references.
  return [...kept, ...named([...kept, ...named([...kept, ...more])]), ...more];
}
