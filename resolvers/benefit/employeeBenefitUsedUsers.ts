import { runtime } from '@aws-appsync/utils';
import { query } from '@aws-appsync/utils/dynamodb';
import { relation } from '../lib/operation';
import { queryPage, readPageSize, readRowCursor } from '../lib/page/paging';
import { getCaller, getSource } from '../lib/resolver';

export const employeeBenefitUsedUsers = relation('EmployeeBenefit.usedUsers').unit('Talent', {
  /** Lists the uses of a benefit, newest first, for administrators. Null for everybody else. */
  request(ctx) {
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
