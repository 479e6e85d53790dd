import type { StoredRow } from '../generated/types';
import { operation } from '../lib/operation';
import { authorizeAndValidate, resultOrFail } from '../lib/resolver';

export const listCatalogUses = operation('Query.listCatalogUses', { grants: ['admin'] }).unit(
  'RecordFinder',
  {
    /** Invokes the function that counts the talents and jobs of each entry in one request. */
    request(ctx) {
      authorizeAndValidate(ctx);
      return { operation: 'Invoke', payload: { usesOf: ctx.args.catalogue } };
    },

    response: (ctx) => resultOrFail<StoredRow[]>(ctx),
  },
);
