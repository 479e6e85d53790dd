import { util } from '@aws-appsync/utils';
import { query } from '@aws-appsync/utils/dynamodb';
import { operation } from '../lib/operation';
import { queryPage, readPageSize, readRowCursor } from '../lib/page/paging';
import { authorizeAndValidate, invalid } from '../lib/resolver';
import { normalizeName } from './lib/normalizeName';

type Names = Partial<Record<string, string | null>>;

export const listWorkHistoryCompanies = operation('Query.listWorkHistoryCompanies', {
  grants: ['signedIn'],
}).unit('Catalog', {
  /**
   * Lists the company names that begin with the text in the filter, compared in normalized form; without a
   * filter, all names. Any other filter is `InvalidInput`: DynamoDB would have to read the whole list to apply
   * it, and the list grows with the number of users.
   */
  request(ctx) {
    authorizeAndValidate(ctx);
    const { filter, limit, nextToken } = ctx.args;
    const given = Object.keys(filter ?? {}).filter((field) => (filter as Names)[field]);
    if (given.filter((field) => field !== 'name').length > 0) invalid('filter', 'name.beginsWith');
    const name: Names = filter?.name ?? {};
    const asked = Object.keys(name).filter((operator) => name[operator]);
    if (asked.filter((operator) => operator !== 'beginsWith').length > 0)
      invalid('filter.name', 'beginsWith');
    const start = normalizeName(util.str.normalize(name.beginsWith ?? '', 'nfc'));
    return query({
      query: { pk: { eq: 'WorkHistoryCompany' }, ...(start === '' ? {} : { sk: { beginsWith: start } }) },
      limit: readPageSize(limit, 100),
      nextToken: readRowCursor(nextToken),
    });
  },

  response: queryPage,
});
