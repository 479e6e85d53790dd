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

/** Type and content must match: if only one of them is given, the stored other one must fit it. */
function fits({ type, content }: Item): Item {
  const isLink = `${content}`.startsWith('https://');
  if (type && !content && https.includes(`${type}`)) return { content: { beginsWith: 'https://' } };
  if (content && !type && !isLink) return { not: { type: { in: https } } };
  return {};
}

/** Changes a portfolio if the stored type and content fit the given ones. */
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

/** Reads the stored record to distinguish an invalid URL from a stale version. */
export function response(ctx: Context<Args>) {
  if (ctx.error && ctx.result) checkLimits(UserPortfolio.limits, { ...ctx.result, ...ctx.args.input });
  return updatedOrFail(ctx);
}
