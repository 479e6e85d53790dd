import { runtime } from '@aws-appsync/utils';
import { WPWorker } from '../../model/entities/WPWorker';
import { WPWorkerCategory } from '../../model/entities/WPWorkerCategory';
import { isIdOf, keyOf } from '../../model/ids';
import { WorkerTransitions } from '../../model/transitions/WorkerTransitions';
import type { StoredRow } from '../generated/types';
import { operation } from '../lib/operation';
import { batchGetItems, batchItems } from '../lib/read';
import { authorizeAndValidate, fail, invalid } from '../lib/resolver';
import { dynamoCondition, stateCondition, withCondition } from '../lib/write/conditions';
import { toUpdate, updatedOrFail, updateRecord } from '../lib/write/record';
import { checkWorker } from './lib/checkWorker';

export const updateWPWorker = operation('Mutation.updateWPWorker', { grants: ['admin'] })
  .stash<{ asked: StoredRow }>()
  .step('categories', 'Catalog', {
    /** Reads the professional's new categories, to check that they exist. */
    request(ctx) {
      authorizeAndValidate(ctx);
      const { input } = ctx.args;
      checkWorker(input);
      if (input.status === null) invalid('input.status', 'required');
      ctx.stash.asked = dynamoCondition(ctx.args.condition);
      if (!isIdOf(WPWorker, input.id)) fail('NotFound', 'There is no such record.');
      const keys = (input.categories ?? []).map((id) => keyOf(WPWorkerCategory, id));
      if (keys.length === 0) return runtime.earlyReturn(null);
      return batchGetItems(ctx, 'Catalog', keys);
    },

    response(ctx) {
      const there = batchItems(ctx, 'Catalog').filter((category) => category);
      if (there.length < (ctx.args.input.categories ?? []).length) invalid('input.categories', 'exists');
      return null;
    },
  })
  .step('write', 'Talent', {
    /**
     * Changes a professional. A change of state that WorkerTransitions does not contain is refused with
     * `Conflict`.
     */
    request(ctx) {
      const { id, ...values } = ctx.args.input;
      const { status } = values;
      const conditions: StoredRow[] = [{ pk: { attributeExists: true } }];
      if (status) conditions.push(stateCondition(WorkerTransitions, status));
      return updateRecord(
        WPWorker,
        id,
        toUpdate(values, []),
        withCondition({ and: conditions }, ctx.stash.asked),
      );
    },

    response: updatedOrFail,
  });
