import { relation } from '../lib/operation';
import { type Context, runtime } from '@aws-appsync/utils';
import { query } from '@aws-appsync/utils/dynamodb';
import { getCaller, getSource } from '../lib/resolver';
import { readPageSize, readRowCursor, queryPage } from '../lib/page/paging';

interface Args {
  limit?: number | null;
  nextToken?: string | null;
}

export const employeeBenefitUsedUsers = relation('EmployeeBenefit.usedUsers').unit('Talent', {
  /** Lists the uses of a benefit, newest first, for administrators. Null for everybody else. */
  request(ctx: Context<Args>) {
    const size = readPageSize(ctx.args.limit, 100);
    if (!getCaller(ctx).isAdmin) return runtime.earlyReturn(null);
    return query({
      index: 'byParent',
      query: { parentKey: { eq: `EmployeeBenefit#${getSource(ctx).id}` } },
      scanIndexForward: false,
      limit: size,
      nextToken: readRowCursor(ctx.args.nextToken),
    });
  },

  response: queryPage,
});
