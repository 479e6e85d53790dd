import { relation } from '../lib/operation';
import type { Context } from '@aws-appsync/utils';
import { queryOwnRows } from './lib/queryOwnRows';
import { queryPage } from '../lib/page/paging';

export const userMessageReads = relation('User.messageReads').unit('Conversation', {
  /** Lists the read rows of the messages that a person has not read yet. Null for everybody but that person. */
  request(ctx: Context) {
    return queryOwnRows(ctx, 'byUser', 'userKey', '#unread');
  },

  response: queryPage,
});
