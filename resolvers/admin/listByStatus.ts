import { runtime } from '@aws-appsync/utils';
import { batchGet, query } from '@aws-appsync/utils/dynamodb';
import { WPWorkerCategory } from '../../model/entities/WPWorkerCategory';
import { keyOf, type RecordKey } from '../../model/ids';
import { userSnapshot } from '../../model/snapshots/userSnapshot';
import type { Rows, Snapshot, StoredRow } from '../generated/types';
import { operation } from '../lib/operation';
import { queryPage, readPageSize, readRowCursor } from '../lib/page/paging';
import { batchItems } from '../lib/read';
import { authorizeAndValidate, tableName } from '../lib/resolver';
import { asText } from '../lib/asText';

/**
 * DynamoDB's maximum number of keys in a BatchGet. The people of a page are read first. If not all
 * categories fit into the same BatchGet, the resolver of `categories` reads them for each professional that
 * lacks some.
 */
const MOST = 100;

export const listByStatus = operation({
  'Query.listUserEmployeeBenefits': { grants: ['admin'], also: ['Talent', 'Catalog'] },
  'Query.listWPWorkers': { grants: ['admin'], also: ['Talent', 'Catalog'] },
})
  .step('rows', 'Talent', {
    /**
     * Reads the benefit uses or the professionals with one status. Those that have waited longest come first.
     * Benefit uses and professionals are in the same index, but have no status in common.
     */
    request(ctx) {
      authorizeAndValidate(ctx);
      const { status, categoryID, limit, nextToken } = ctx.args;
      const size = readPageSize(limit, 100);
      const page = {
        index: 'byStatus',
        query: { status: { eq: status } },
        nextToken: readRowCursor(nextToken),
      };
      // DynamoDB counts the rows before the filter, so a page of one category can be shorter, or empty.
      return query({
        ...page,
        limit: size,
        ...(categoryID ? { filter: { categories: { contains: categoryID } } } : {}),
      });
    },

    response: queryPage,
  })
  .step('names', 'Talent', {
    /**
     * Reads, with one BatchGet, the people of the benefit uses or professionals on a page and, for professionals,
     * also their categories.
     */
    request(ctx) {
      const people: Record<string, StoredRow> = {};
      const categories: Record<string, RecordKey> = {};
      ctx.prev.result.items.forEach((row) => {
        people[asText(row.userID)] = { pk: row.userID, sk: 'User' };
        ((row.categories ?? []) as string[]).forEach((id) => {
          categories[id] = keyOf(WPWorkerCategory, id);
        });
      });
      const persons = Object.values(people);
      if (persons.length === 0) return runtime.earlyReturn(ctx.prev.result);
      const tables: Record<string, { keys: (StoredRow | RecordKey)[] }> = {};
      tables[tableName(ctx, 'Talent')] = { keys: persons };
      const listed = Object.values(categories).slice(0, MOST - persons.length);
      if (listed.length > 0) tables[tableName(ctx, 'Catalog')] = { keys: listed };
      return batchGet({ tables });
    },

    /**
     * Adds to each row the person that the row is about, with the fields that administrators see in lists. Adds
     * the categories to the rows of professionals.
     */
    response(ctx) {
      const people: Record<string, Snapshot<'User'>> = {};
      const categories: Record<string, Rows['WPWorkerCategory']> = {};
      batchItems<'User'>(ctx, 'Talent').forEach((user) => {
        if (user) people[user.sub] = userSnapshot(user);
      });
      batchItems<'WPWorkerCategory'>(ctx, 'Catalog').forEach((category) => {
        if (category) categories[category.id] = category;
      });
      const { items, nextToken } = ctx.prev.result;
      const named = items.map((row) => ({
        ...row,
        user: people[asText(row.userID)],
        categoriesAhead: ((row.categories ?? []) as string[])
          .map((id) => categories[id])
          .filter((each) => each),
      }));
      return { items: named, nextToken };
    },
  });
