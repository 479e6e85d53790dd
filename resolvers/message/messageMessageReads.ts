import { runtime } from '@aws-appsync/utils';
import { relation } from '../lib/operation';
import { readOffset, readPageSize, slicePage } from '../lib/page/paging';
import { getSource } from '../lib/resolver';

export const messageMessageReads = relation('Message.messageReads').unit('None', {
  /**
   * Lists the read rows of a message, which show who has read it. They were read together with the message; a
   * new message has an empty list.
   */
  request(ctx) {
    const carried = getSource(ctx).messageReads;
    const { limit, nextToken } = ctx.args;
    return runtime.earlyReturn(
      slicePage(carried?.items ?? [], readOffset(nextToken), readPageSize(limit, 100, 100)),
    );
  },

  response() {
    return null;
  },
});
