import { query } from '@aws-appsync/utils/dynamodb';
import { relation } from '../lib/operation';
import { queryPage, readPageSize, readRowCursor } from '../lib/page/paging';
import { getSource } from '../lib/resolver';

export const wPWorkerCategoryWpWorkers = relation('WPWorkerCategory.wpWorkers').unit('Catalog', {
  /**
   * Lists a category's published professionals, each with its card: the public fields of the talent's profile.
   * Talents with a private profile have no card and are left out.
   */
  request(ctx) {
    return query({
      query: { pk: { eq: 'WPWorkerCategory' }, sk: { beginsWith: `${getSource(ctx).id}#WPWorker#` } },
      limit: readPageSize(ctx.args.limit, 100),
      nextToken: readRowCursor(ctx.args.nextToken),
    });
  },

  response: queryPage,
});
