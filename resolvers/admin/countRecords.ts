import type { StoredRow } from '../generated/types';
import { operation } from '../lib/operation';
import { authorizeAndValidate, resultOrFail } from '../lib/resolver';
import { requireDemoStage } from './lib/requireDemoStage';

export const countRecords = operation('Query.countRecords', { grants: ['admin'] }).unit('Seed', {
  /**
   * Counts the records of each type. The function that counts them reads whole tables. Because of the cost, the
   * call is `Unauthorized` on stages that do not accept demo data.
   */
  request(ctx) {
    authorizeAndValidate(ctx);
    requireDemoStage(ctx);
    return { operation: 'Invoke', payload: { count: true } };
  },

  response: (ctx) => resultOrFail<StoredRow[]>(ctx),
});
