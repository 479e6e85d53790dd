import { operation } from '../lib/operation';
import { authorizeAndValidate, resultOrFail } from '../lib/resolver';

export const onFailedNotices = operation({
  'Query.listFailedNotices': { grants: ['admin'] },
  'Mutation.redriveNotices': { grants: ['admin'] },
}).unit('FailedNotices', {
  /** Lists the notices that could not be delivered (`listFailedNotices`), or queues them again (`redriveNotices`). */
  request(ctx) {
    authorizeAndValidate(ctx);
    const action = ctx.info.fieldName === 'redriveNotices' ? 'redrive' : 'list';
    return { operation: 'Invoke', payload: { action } };
  },

  response: (ctx) => resultOrFail(ctx),
});
