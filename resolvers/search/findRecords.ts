import { runtime } from '@aws-appsync/utils';
import type { StoredRow } from '../generated/types';
import { operation } from '../lib/operation';
import { authorizeAndValidate, resultOrFail } from '../lib/resolver';

export const findRecords = operation('Query.findRecords', { grants: ['admin'] }).unit('RecordFinder', {
  /** Invokes the function that finds talents, jobs and conversations by their names. A blank text finds nothing. */
  request(ctx) {
    authorizeAndValidate(ctx);
    const text = ctx.args.text.trim();
    if (text === '') runtime.earlyReturn([]);
    return { operation: 'Invoke', payload: { text } };
  },

  response: (ctx) => resultOrFail<StoredRow[]>(ctx),
});
