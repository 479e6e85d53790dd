import { relation } from '../lib/operation';
import { queryPage } from '../lib/page/paging';
import { getCaller } from '../lib/resolver';
import { queryOwnRows } from './lib/queryOwnRows';
import { projectMemberRow } from './lib/rows';

export const userConversations = relation('User.conversations').unit('Conversation', {
  /**
   * Lists a person's member rows (conversations with unread counts), the one with the latest message first.
   * Null for everybody but that person.
   */
  request(ctx) {
    return queryOwnRows(ctx, 'byMember', 'memberKey', '');
  },

  response(ctx) {
    const { items, nextToken } = queryPage<'UserConversations'>(ctx);
    return { items: items.map((row) => projectMemberRow(row, getCaller(ctx).sub)), nextToken };
  },
});
