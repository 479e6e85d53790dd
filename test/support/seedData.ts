import { demoItems } from '../../lambdas/seed/demo/demoItems';
import { SeedDay } from '../../lambdas/seed/lib/SeedDay';
import type { StoredItem } from '../../lambdas/seed/lib/StoredItem';

/** The subs that tests use for the seeded people, in the form that a user pool gives them. */
export const seedSubs = {
  talent: '6f0c1b52-0000-4000-8000-000000000001',
  admin: '6f0c1b52-0000-4000-8000-000000000002',
  client: '6f0c1b52-0000-4000-8000-000000000003',
};

export const seedDay = new SeedDay(new Date('2026-06-17T03:00:00.000Z'));

const stored: StoredItem[] = demoItems(seedDay, seedSubs);

/** Returns the demo records of one type (`__typename`), generated for the day `seedDay`. */
export function seeded(type: string): StoredItem['item'][] {
  return stored.map(({ item }) => item).filter(({ __typename }) => __typename === type);
}

export const seededItems: readonly StoredItem[] = stored;
