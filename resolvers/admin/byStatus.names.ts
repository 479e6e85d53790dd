import { type Context, runtime } from '@aws-appsync/utils';
import { batchGet } from '@aws-appsync/utils/dynamodb';
import { WPWorkerCategory } from '../../model/entities/WPWorkerCategory';
import { keyOf, type RecordKey } from '../../model/ids';
import { userSnapshot } from '../../model/snapshots/userSnapshot';
import { batchItems, type Item, tableName } from '../lib/resolver';

/**
 * DynamoDB's maximum number of keys in a BatchGet. The people of a page are read first. If not all
 * categories fit into the same BatchGet, the resolver of `categories` reads them for each professional that
 * lacks some.
 */
const MOST = 100;

interface Page {
  items: Item[];
  nextToken: string | null;
}

/**
 * Reads, with one BatchGet, the people of the benefit uses or professionals on a page and, for professionals,
 * also their categories.
 */
export function request(ctx: Context) {
  const people: Record<string, Item> = {};
  const categories: Record<string, RecordKey> = {};
  (ctx.prev.result as Page).items.forEach((row) => {
    people[`${row.userID}`] = { pk: row.userID, sk: 'User' };
    ((row.categories ?? []) as string[]).forEach((id) => {
      categories[id] = keyOf(WPWorkerCategory, id);
    });
  });
  const persons = Object.values(people);
  if (persons.length === 0) return runtime.earlyReturn(ctx.prev.result);
  const tables: Record<string, { keys: (Item | RecordKey)[] }> = {};
  tables[tableName(ctx, 'Talent')] = { keys: persons };
  const listed = Object.values(categories).slice(0, MOST - persons.length);
  if (listed.length > 0) tables[tableName(ctx, 'Catalog')] = { keys: listed };
  return batchGet({ tables });
}

/**
 * Adds to each row the person that the row is about, with the fields that administrators see in lists. Adds
 * the categories to the rows of professionals.
 */
export function response(ctx: Context) {
  const people: Record<string, Item> = {};
  const categories: Record<string, Item> = {};
  batchItems(ctx, 'Talent').forEach((user) => {
    if (user) people[`${user.sub}`] = userSnapshot(user);
  });
  batchItems(ctx, 'Catalog').forEach((category) => {
    if (category) categories[`${category.id}`] = category;
  });
  const { items, nextToken } = ctx.prev.result as Page;
  const named = items.map((row) => ({
    ...row,
    user: people[`${row.userID}`],
    categoriesAhead: ((row.categories ?? []) as string[]).map((id) => categories[id]).filter((each) => each),
  }));
  return { items: named, nextToken };
}
