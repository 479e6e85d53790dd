import { runtime } from '@aws-appsync/utils';
import { query } from '@aws-appsync/utils/dynamodb';
import { operation } from '../lib/operation';
import { emptyPage, queryPage, readPageSize, readRowCursor } from '../lib/page/paging';
import { authorizeAndValidate, getCaller } from '../lib/resolver';
import { projectMemberRow } from './lib/rows';

export const listUserConversations = operation('Query.listUserConversations', { grants: ['signedIn'] }).unit(
  'Conversation',
  {
    /**
     * Lists a person's member rows (conversations with unread counts), the one with the latest message first.
     * Administrators may list the rows of another person; any other caller then gets an empty page.
     */
    request(ctx) {
      const who = authorizeAndValidate(ctx);
      const { userId, limit, nextToken } = ctx.args;
      const size = readPageSize(limit, 100);
      if (userId && userId !== who.sub && !who.isAdmin) return runtime.earlyReturn(emptyPage());
      return query({
        index: 'byMember',
        query: { memberKey: { eq: userId ?? who.sub } },
        scanIndexForward: false,
        limit: size,
        nextToken: readRowCursor(nextToken),
      });
    },

    /** Returns the member rows. In those of another person, administrators do not see the last message. */
    response(ctx) {
      const { items, nextToken } = queryPage<'UserConversations'>(ctx);
      return { items: items.map((row) => projectMemberRow(row, getCaller(ctx).sub)), nextToken };
    },
  },
);
