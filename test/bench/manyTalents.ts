import { randomUUID } from 'node:crypto';
import { userAdminDocument } from '../../lambdas/index-search/documents/userAdminDocument';
import type { SearchDocument } from '../../lambdas/index-search/Action';
import type { Item } from '../../lambdas/lib/Item';
import { seededItems } from '../support/seedData';

const items = seededItems.map(({ item }) => item);
const people = items.filter(({ __typename }) => __typename === 'User');
const below = new Map<string, typeof items>();
for (const item of items) below.set(item.pk, [...(below.get(item.pk) ?? []), item]);

/**
 * Generates the search documents of the given number of talents for a benchmark, as administrators search them.
 * Their texts come from the seed data; names, days, pay and shares vary.
 */
export function* manyTalents(count: number): Generator<{ id: string; document: SearchDocument }> {
  for (let number = 0; number < count; number++) {
    const person = people[number % people.length];
    const id = randomUUID();
    const user: Item = {
      ...(person as Item),
      ...{ id, sub: id, name: `${String(person?.name)} ${number}`, isPrivate: number % 11 === 0 },
      ...{ numberOfDayPerWeek: 1 + (number % 5), minumumSalary: 200_000 + (number % 80) * 10_000 },
      ...{ isAgreedPostForClient: number % 3 !== 0 },
    };
    const profile = below.get(`${person?.pk}`) ?? [];
    const privateRows = below.get(`${person?.pk}#private`) ?? [];
    const document = userAdminDocument({
      ...{ user, profile, privateRows, visitDay: undefined, category: undefined },
    });
    yield { id, document };
  }
}
