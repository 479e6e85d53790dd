import type { Context } from '@aws-appsync/utils';
import { query } from '@aws-appsync/utils/dynamodb';
import { authorizeAndValidate } from '../lib/access/authorizeAndValidate';
import { invalid } from '../lib/resolver';
import { pageSize, rowToken } from '../lib/page/paging';
import { normalised } from './lib/companyName';

export { queryPage as response } from '../lib/page/paging';

type Names = Partial<Record<string, string | null>>;

interface Args {
  filter?: { name?: Names | null } | null;
  limit?: number | null;
  nextToken?: string | null;
}

/**
 * Names by how they begin, in the key. The dictionary grows with its users: any other condition would be a
 * filter after the read, and is `InvalidInput`.
 */
export function request(ctx: Context<Args>) {
  authorizeAndValidate(ctx);
  const { filter, limit, nextToken } = ctx.args;
  const given = Object.keys(filter ?? {}).filter((field) => (filter as Names)[field]);
  if (given.filter((field) => field !== 'name').length > 0) invalid('filter', 'name.beginsWith');
  const name = filter?.name ?? {};
  const asked = Object.keys(name).filter((operator) => name[operator]);
  if (asked.filter((operator) => operator !== 'beginsWith').length > 0) invalid('filter.name', 'beginsWith');
  const start = normalised(name.beginsWith ?? '');
  return query({
    query: { pk: { eq: 'WorkHistoryCompany' }, ...(start === '' ? {} : { sk: { beginsWith: start } }) },
    limit: pageSize(limit, 100),
    nextToken: rowToken(nextToken),
  });
}
