import { type Context, util } from '@aws-appsync/utils';
import { operations, update } from '@aws-appsync/utils/dynamodb';
import { WPWorker } from '../../model/entities/WPWorker';
import { keyOf } from '../../model/ids';
import { WorkerTransitions } from '../../model/transitions/WorkerTransitions';
import { stateCondition, toUpdate, withCondition } from '../lib/write/record';
import type { Item } from '../lib/resolver';

export { updatedOrFail as response } from '../lib/write/record';

interface Args {
  input: Item & { id: string; status?: string };
}

/** Changes a professional; the state moves as the table of transitions says. */
export function request(ctx: Context<Args>) {
  const { id, ...values } = ctx.args.input;
  const { status } = values;
  const conditions: Item[] = [{ pk: { attributeExists: true } }];
  if (status) conditions.push(stateCondition(WorkerTransitions, status));
  return update({
    key: keyOf(WPWorker, id),
    update: {
      ...toUpdate(values, []),
      updatedAt: util.time.nowISO8601(),
      version: operations.increment(1),
    },
    condition: withCondition({ and: conditions }, ctx.stash.asked),
  });
}
