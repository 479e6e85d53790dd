import { relation } from '../lib/operation';
import { queryPage } from '../lib/page/paging';
import { queryOwnRows } from './lib/queryOwnRows';

export const userMessages = relation('User.messages').unit('Conversation', {
  /** Lists the messages that a person has written, newest first. Null for everybody but that person. */
  request(ctx) {
    return queryOwnRows(ctx, 'byUser', 'userKey', '#sent');
  },

  response: queryPage,
});
