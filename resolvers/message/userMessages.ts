import { relation } from '../lib/operation';
import type { Context } from '@aws-appsync/utils';
import { queryOwnRows } from './lib/queryOwnRows';
import { queryPage } from '../lib/page/paging';

export const userMessages = relation('User.messages').unit('Conversation', {
  /** Lists the messages that a person has written, newest first. Null for everybody but that person. */
  request(ctx: Context) {
    return queryOwnRows(ctx, 'byUser', 'userKey', '#sent');
  },

  response: queryPage,
});
