import { query } from '@aws-appsync/utils/dynamodb';
import { relation } from '../lib/operation';
import { queryPage, readOffset, readPageSize, readRowCursor, slicePage } from '../lib/page/paging';
import type { QueryResult } from '../lib/read';
import type { StoredRow } from '../generated/types';
import { getCaller, getSource, resultOrFail } from '../lib/resolver';
import { isProfileShown } from '../../model/visibility/isProfileShown';

/** The cards that are looked at for a member of an organization: about as many as a Query reads at once. */
const MOST = 1000;

export const wPWorkerCategoryWpWorkers = relation('WPWorkerCategory.wpWorkers').unit('Catalog', {
  /**
   * Lists a category's published professionals, each with its card: the public fields of the talent's profile.
   * Talents with a private profile have no card and are left out. Members of an organization get pages of the cards
   * without those who block it, cut only afterwards: a shorter page would show that somebody is missing.
   */
  request(ctx) {
    const isMember = getCaller(ctx).memberOf !== '';
    const size = readPageSize(ctx.args.limit, 100);
    return query({
      query: { pk: { eq: 'WPWorkerCategory' }, sk: { beginsWith: `${getSource(ctx).id}#WPWorker#` } },
      limit: isMember ? MOST : size,
      nextToken: isMember ? null : readRowCursor(ctx.args.nextToken),
    });
  },

  response(ctx) {
    const { memberOf } = getCaller(ctx);
    if (memberOf === '') return queryPage(ctx);
    const { items } = resultOrFail<QueryResult<StoredRow>>(ctx);
    const shown = items.filter((card) => isProfileShown(card, 'public', memberOf));
    return slicePage(shown, readOffset(ctx.args.nextToken), readPageSize(ctx.args.limit, 100));
  },
});
