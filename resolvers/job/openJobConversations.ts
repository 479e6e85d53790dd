import { runtime } from '@aws-appsync/utils';
import { query } from '@aws-appsync/utils/dynamodb';
import { relation } from '../lib/operation';
import { queryPage, readPageSize, readRowCursor } from '../lib/page/paging';
import { getCaller, getSource } from '../lib/resolver';

export const openJobConversations = relation('OpenJob.conversations').unit('Conversation', {
  /**
   * Lists a job's conversations, newest first, for administrators; null for everybody else. To read their
   * messages, an administrator must give a reason (getConversation).
   */
  request(ctx) {
    const size = readPageSize(ctx.args.limit, 100);
    if (!getCaller(ctx).isAdmin) return runtime.earlyReturn(null);
    return query({
      index: 'byJob',
      query: { jobKey: { eq: getSource(ctx).id } },
      scanIndexForward: false,
      limit: size,
      nextToken: readRowCursor(ctx.args.nextToken),
    });
  },

  response: queryPage,
});
