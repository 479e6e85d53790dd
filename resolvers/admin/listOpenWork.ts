import type { StoredRow } from '../generated/types';
import { operation } from '../lib/operation';
import { authorizeAndValidate, resultOrFail } from '../lib/resolver';

export const listOpenWork = operation('Query.listOpenWork', { grants: ['admin'] }).unit('OpenWork', {
  /** Invokes the function that reads what waits for administrators. */
  request(ctx) {
    authorizeAndValidate(ctx);
    return { operation: 'Invoke', payload: {} };
  },

  response: (ctx) => resultOrFail<StoredRow[]>(ctx),
});
