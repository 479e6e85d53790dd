import { relation } from '../lib/operation';
import { type Context, runtime } from '@aws-appsync/utils';
import type { PreloadedRelation } from '../lib/relation/preloaded';
import { readOffset, readPageSize, slicePage } from '../lib/page/paging';
import { getSource } from '../lib/resolver';

export const messageMessageReads = relation('Message.messageReads').unit('None', {
  /**
   * Lists the read rows of a message, which show who has read it. They were read together with the message; a
   * new message has an empty list.
   */
  request(ctx: Context<{ limit?: number | null; nextToken?: string | null }>) {
    const carried = getSource(ctx).messageReads as PreloadedRelation | undefined;
    const { limit, nextToken } = ctx.args;
    return runtime.earlyReturn(
      slicePage(carried?.items ?? [], readOffset(nextToken), readPageSize(limit, 100, 100)),
    );
  },

  response() {
    return null;
  },
});
