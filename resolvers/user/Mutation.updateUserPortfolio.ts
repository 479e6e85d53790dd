import type { Context } from '@aws-appsync/utils';
import { mayTouch } from '../../model/access';
import { UserPortfolio } from '../../model/entities/UserPortfolio';
import { isIdOf, partitionOf } from '../../model/ids';
import { authorizeAndValidate, fail, type Item } from '../lib/resolver';
import { dynamoCondition, toUpdate, updatedOrFail, updateRecord } from '../lib/write/record';
import { checkLimits } from '../lib/input/checks';
import { assertWritableFields } from '../lib/access/ownership';

interface Args {
  input: Item & { id: string };
  condition?: Item | null;
}

const { https } = UserPortfolio.limits.content as { https: readonly string[] };

/**
 * Returns the condition that makes a portfolio block's type and content match: if the input has only one of them, the
 * stored value of the other must fit. A link needs an https URL.
 */
function fits({ type, content }: Item): Item {
  const isLink = `${content}`.startsWith('https://');
  if (type && !content && https.includes(`${type}`)) return { content: { beginsWith: 'https://' } };
  if (content && !type && !isLink) return { not: { type: { in: https } } };
  return {};
}

/** Changes a block of a talent's portfolio, on the condition that its type and content match afterwards. */
export function request(ctx: Context<Args>) {
  const who = authorizeAndValidate(ctx);
  const { id, ...values } = ctx.args.input;
  checkLimits(UserPortfolio.limits, values);
  const asked = dynamoCondition(ctx.args.condition);
  assertWritableFields([], values, who);
  if (!isIdOf(UserPortfolio, id) || !mayTouch(['owner', 'admin'], who, partitionOf(id))) {
    fail('NotFound', 'There is no such record.');
  }
  return updateRecord(UserPortfolio, id, toUpdate(values, ['userID', 'owner']), {
    ...asked,
    ...fits(values),
    pk: { attributeExists: true },
  });
}

/**
 * Returns the changed portfolio block. If the update was refused, the stored record shows whether the URL is invalid
 * (`InvalidInput`) or the version is outdated (`Conflict`).
 */
export function response(ctx: Context<Args>) {
  if (ctx.error && ctx.result) checkLimits(UserPortfolio.limits, { ...ctx.result, ...ctx.args.input });
  return updatedOrFail(ctx);
}
