import { query } from '@aws-appsync/utils/dynamodb';
import { UserNotice } from '../../model/entities/UserNotice';
import { childrenPrefix } from '../../model/ids';
import { operation } from '../lib/operation';
import { queryPage, readPageSize, readRowCursor } from '../lib/page/paging';
import { authorizeAndValidate } from '../lib/resolver';

export const listUserNotices = operation('Query.listUserNotices', { grants: ['signedIn'] }).unit('Insight', {
  /** Lists the caller's own notices, newest first. */
  request(ctx) {
    const who = authorizeAndValidate(ctx);
    return query({
      query: { pk: { eq: childrenPrefix(UserNotice, who.sub).pk } },
      scanIndexForward: false,
      limit: readPageSize(ctx.args.limit, 100),
      nextToken: readRowCursor(ctx.args.nextToken),
    });
  },

  response(ctx) {
    return queryPage(ctx);
  },
});
