import { util } from '@aws-appsync/utils';
import { operations, update } from '@aws-appsync/utils/dynamodb';
import { UserEmployeeBenefits } from '../../model/entities/UserEmployeeBenefits';
import { isIdOf, keyOf } from '../../model/ids';
import { BenefitTransitions } from '../../model/transitions/BenefitTransitions';
import { operation } from '../lib/operation';
import { authorizeAndValidate, fail } from '../lib/resolver';
import { stateCondition, withCondition } from '../lib/write/conditions';
import { updatedOrFail } from '../lib/write/record';

export const updateUserEmployeeBenefits = operation('Mutation.updateUserEmployeeBenefits', {
  grants: ['admin'],
}).unit('Talent', {
  /** Lets an administrator grant a requested benefit use. Any other change of its state is refused. */
  request(ctx) {
    authorizeAndValidate(ctx);
    const { id, status } = ctx.args.input;
    const condition = withCondition(stateCondition(BenefitTransitions, status), ctx.args.condition);
    if (!isIdOf(UserEmployeeBenefits, id)) fail('NotFound', 'There is no such record.');
    return update({
      key: keyOf(UserEmployeeBenefits, id),
      update: { status, updatedAt: util.time.nowISO8601(), version: operations.increment(1) },
      condition,
    });
  },

  response: updatedOrFail,
});
