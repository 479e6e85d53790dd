import { relation } from '../lib/operation';
import { queryPage } from '../lib/page/paging';
import { queryOwnRows } from './lib/queryOwnRows';

export const userMessageReads = relation('User.messageReads').unit('Conversation', {
  /** Lists the read rows of the messages that a person has not read yet. Null for everybody but that person. */
  request(ctx) {
    return queryOwnRows(ctx, 'byUser', 'userKey', '#unread');
  },

  response: queryPage,
});
