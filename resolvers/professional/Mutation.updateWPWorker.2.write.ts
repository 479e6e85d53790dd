import type { Context } from '@aws-appsync/utils';
import { WPWorker } from '../../model/entities/WPWorker';
import { WorkerTransitions } from '../../model/transitions/WorkerTransitions';
import { stateCondition, toUpdate, updateRecord, withCondition } from '../lib/write/record';
import type { Item } from '../lib/resolver';

export { updatedOrFail as response } from '../lib/write/record';

interface Args {
  input: Item & { id: string; status?: string };
}

/**
 * Changes a professional. A change of state that WorkerTransitions does not contain is refused with
 * `Conflict`.
 */
export function request(ctx: Context<Args>) {
  const { id, ...values } = ctx.args.input;
  const { status } = values;
  const conditions: Item[] = [{ pk: { attributeExists: true } }];
  if (status) conditions.push(stateCondition(WorkerTransitions, status));
  return updateRecord(
    WPWorker,
    id,
    toUpdate(values, []),
    withCondition({ and: conditions }, ctx.stash.asked),
  );
}
