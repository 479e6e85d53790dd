import { type Context, util } from '@aws-appsync/utils';
import { operations, update } from '@aws-appsync/utils/dynamodb';
import { UserEmployeeBenefits } from '../../model/entities/UserEmployeeBenefits';
import { addressOf, isIdOf } from '../../model/ids';
import { BenefitTransitions } from '../../model/transitions/BenefitTransitions';
import { authorize } from '../lib/authorize';
import { fail } from '../lib/fail';
import { fromStates } from '../lib/fromStates';
import { withCondition } from '../lib/withCondition';
import type { Item } from '../lib/Item';

export { changed as response } from '../lib/changed';

interface Args {
  input: { id: string; status: string };
  condition?: Item | null;
}

/** A use that was asked for is granted; the table of transitions has no other way. */
export function request(ctx: Context<Args>) {
  authorize(ctx);
  const { id, status } = ctx.args.input;
  const condition = withCondition(fromStates(BenefitTransitions, status), ctx.args.condition);
  if (!isIdOf(UserEmployeeBenefits, id)) fail('NotFound', 'There is no such record.');
  return update({
    key: addressOf(UserEmployeeBenefits, id),
    update: { status, updatedAt: util.time.nowISO8601(), version: operations.increment(1) },
    condition,
  });
}
