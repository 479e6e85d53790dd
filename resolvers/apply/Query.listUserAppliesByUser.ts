import { type Context, runtime } from '@aws-appsync/utils';
import { query } from '@aws-appsync/utils/dynamodb';
import { mayTouch } from '../../model/access';
import { UserApplies } from '../../model/entities/UserApplies';
import { childrenPrefix } from '../../model/ids';
import { authorize } from '../lib/authorize';
import { nothing } from '../lib/nothing';
import { pageSize } from '../lib/pageSize';
import { rows } from '../lib/rows';
import { rowToken } from '../lib/rowToken';

interface Args {
  userID: string;
  sortDirection?: 'ASC' | 'DESC' | null;
  limit?: number | null;
  nextToken?: string | null;
}

/** A talent's own applications; another's are an empty page. */
export function request(ctx: Context<Args>) {
  const who = authorize(ctx, ['owner', 'admin']);
  const { userID, sortDirection, limit, nextToken } = ctx.args;
  const size = pageSize(limit, 100);
  if (!mayTouch(['owner', 'admin'], who, userID)) return runtime.earlyReturn(nothing());
  const { pk, sk } = childrenPrefix(UserApplies, userID);
  return query({
    query: { pk: { eq: pk }, sk: { beginsWith: sk } },
    scanIndexForward: sortDirection !== 'DESC',
    limit: size,
    nextToken: rowToken(nextToken),
  });
}

export const response = rows;
