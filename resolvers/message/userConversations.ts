import { relation } from '../lib/operation';
import type { Context } from '@aws-appsync/utils';
import { getCaller } from '../lib/resolver';
import { queryPage } from '../lib/page/paging';
import { queryOwnRows } from './lib/queryOwnRows';
import { projectMemberRow } from './lib/rows';

export const userConversations = relation('User.conversations').unit('Conversation', {
  /**
   * Lists a person's member rows (conversations with unread counts), the one with the latest message first.
   * Null for everybody but that person.
   */
  request(ctx: Context) {
    return queryOwnRows(ctx, 'byMember', 'memberKey', '');
  },

  response(ctx: Context) {
    const { items, nextToken } = queryPage(ctx);
    return { items: items.map((row) => projectMemberRow(row, getCaller(ctx).sub)), nextToken };
  },
});
