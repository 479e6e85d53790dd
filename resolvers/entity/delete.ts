import type { Context } from '@aws-appsync/utils';
import { remove } from '@aws-appsync/utils/dynamodb';
import { isIdOf, keyOf } from '../../model/ids';
import { authorizeAndValidate, fail, type Item } from '../lib/resolver';
import { authorCondition, isOthersRecord, mayChange, withoutRight } from '../lib/access/ownership';
import { dynamoCondition, updatedOrFail } from '../lib/write/record';
import { ENTITY } from '../lib/bundleConstants';

interface Args {
  input: { id: string };
  condition?: Item | null;
}

/** Deletes a record of any entity and returns it. The function handle-changes later deletes the records below it. */
export function request(ctx: Context<Args>) {
  const grants = ENTITY.access.delete ?? [];
  const who = authorizeAndValidate(ctx);
  const asked = dynamoCondition(ctx.args.condition);
  const { id } = ctx.args.input;
  if (!isIdOf(ENTITY, id)) fail('NotFound', 'There is no such record.');
  const isTheirs = ctx.stash.isAllowed === true || mayChange(ENTITY, grants, who, id);
  if (!isTheirs) fail('NotFound', 'There is no such record.');
  const still = { ...asked, ...authorCondition(ENTITY, who), pk: { attributeExists: true } };
  return remove({ key: keyOf(ENTITY, id), condition: withoutRight(still, ENTITY, who) });
}

export function response(ctx: Context<Args>) {
  if (isOthersRecord(ctx, ENTITY)) fail('NotFound', 'There is no such record.');
  return updatedOrFail(ctx);
}
