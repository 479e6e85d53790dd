import { type Context, util } from '@aws-appsync/utils';
import { operations, update } from '@aws-appsync/utils/dynamodb';
import { WPWorker } from '../../model/entities/WPWorker';
import { addressOf } from '../../model/ids';
import { WorkerTransitions } from '../../model/transitions/WorkerTransitions';
import { changes } from '../lib/changes';
import { fromStates } from '../lib/fromStates';
import { withCondition } from '../lib/withCondition';
import type { Item } from '../lib/Item';

export { changed as response } from '../lib/changed';

interface Args {
  input: Item & { id: string; status?: string };
}

/** Changes a professional; the state moves as the table of transitions says. */
export function request(ctx: Context<Args>) {
  const { id, ...values } = ctx.args.input;
  const { status } = values;
  const conditions: Item[] = [{ pk: { attributeExists: true } }];
  if (status) conditions.push(fromStates(WorkerTransitions, status));
  return update({
    key: addressOf(WPWorker, id),
    update: {
      ...changes(values, []),
      updatedAt: util.time.nowISO8601(),
      version: operations.increment(1),
    },
    condition: withCondition({ and: conditions }, ctx.stash.asked),
  });
}
