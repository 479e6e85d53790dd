import type { Limit } from '../../model/Limit';
import { mayTouch } from '../../model/access';
import { UserPortfolio } from '../../model/entities/UserPortfolio';
import { isIdOf, partitionOf } from '../../model/ids';
import { brokenLimit } from '../../model/rules/brokenLimit';
import type { StoredRow } from '../generated/types';
import { assertWritableFields } from '../lib/access/ownership';
import { checkLimits } from '../lib/input/checks';
import { operation } from '../lib/operation';
import { authorizeAndValidate, fail, getCaller, invalid } from '../lib/resolver';
import { dynamoCondition } from '../lib/write/conditions';
import { toUpdate, updatedOrFail, updateRecord } from '../lib/write/record';

const limit = UserPortfolio.limits.content as { most: number; by: string; of: StoredRow };

/**
 * Returns a DynamoDB condition for an update that changes the content of a portfolio block, but not its type:
 * the stored type must be one that accepts this content. The condition is empty if the update changes the
 * type, or does not change the content, or if every type accepts the content.
 */
function fits({ type, content }: StoredRow, subs: readonly string[]): StoredRow {
  if (!content || type) return {};
  const unfit = Object.keys(limit.of).filter((each) =>
    brokenLimit(limit as Limit, content, { type: each }, subs),
  );
  return unfit.length > 0 ? { not: { type: { in: unfit } } } : {};
}

export const updateUserPortfolio = operation('Mutation.updateUserPortfolio', {
  grants: ['owner', 'admin'],
}).unit('Talent', {
  /** Changes a block of a talent's portfolio. Afterwards the content must fit the block's type. */
  request(ctx) {
    const who = authorizeAndValidate(ctx);
    const { id, ...values } = ctx.args.input;
    const subs = [who.sub, partitionOf(id)];
    if (limit.of[values.type ?? ''] && !values.content) invalid('input.content', 'required');
    checkLimits(UserPortfolio.limits, values, subs);
    const asked = dynamoCondition(ctx.args.condition);
    assertWritableFields([], values, who);
    if (!isIdOf(UserPortfolio, id) || !mayTouch(['owner', 'admin'], who, partitionOf(id))) {
      fail('NotFound', 'There is no such record.');
    }
    return updateRecord(UserPortfolio, id, toUpdate(values, ['userID', 'owner']), {
      ...asked,
      ...fits(values, subs),
      pk: { attributeExists: true },
    });
  },

  /**
   * Returns the changed portfolio block. If the update was refused, the stored record shows why: the content
   * does not fit the type (`InvalidInput`), the caller's condition is not met (`Conflict`), or the block does
   * not exist (`NotFound`).
   */
  response(ctx) {
    const subs = [getCaller(ctx).sub, partitionOf(ctx.args.input.id)];
    if (ctx.error && ctx.result)
      checkLimits(UserPortfolio.limits, { ...ctx.result, ...ctx.args.input }, subs);
    return updatedOrFail(ctx);
  },
});
