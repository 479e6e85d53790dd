import { operation } from '../lib/operation';
import { runtime } from '@aws-appsync/utils';
import { WPWorker } from '../../model/entities/WPWorker';
import { WPWorkerCategory } from '../../model/entities/WPWorkerCategory';
import { isIdOf, keyOf } from '../../model/ids';
import {
  authorizeAndValidate,
  batchGetItems,
  batchItems,
  fail,
  invalid,
  type StoredRow,
} from '../lib/resolver';
import {
  dynamoCondition,
  stateCondition,
  toUpdate,
  updateRecord,
  withCondition,
  updatedOrFail,
} from '../lib/write/record';
import { checkWorker } from './lib/checkWorker';
import { WorkerTransitions } from '../../model/transitions/WorkerTransitions';

export const updateWPWorker = operation('Mutation.updateWPWorker', { grants: ['admin'] })
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
