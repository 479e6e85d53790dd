import type { Context } from '@aws-appsync/utils';
import { isIdOf, partitionOf } from '../../model/ids';
import { authorizeAndValidate, fail, type Item } from '../lib/resolver';
import { assertWritableFields, authorCondition, isOthersRecord, mayChange } from '../lib/access/ownership';
import { dynamoCondition, toUpdate, updatedOrFail, updateRecord } from '../lib/write/record';
import { checkLimits } from '../lib/input/checks';
import { checkRules, withRules } from '../lib/input/rules';

interface Args {
  input: Item & { id: string };
  condition?: Item | null;
}

/**
 * Changes the given fields of a record of any entity. A field set to `null` is removed; a missing field stays as it is.
 * An outdated `version` is refused with `Conflict`.
 */
export function request(ctx: Context<Args>) {
  const grants = ENTITY.access.update ?? [];
  const who = authorizeAndValidate(ctx);
  const { id, ...values } = ctx.args.input;
  checkLimits(ENTITY.limits, values, [who.sub, partitionOf(id)]);
  checkRules(ENTITY.rules, values, {});
  const asked = dynamoCondition(ctx.args.condition);
  assertWritableFields(ENTITY.adminOnlyInputs, values, who);
  if (!isIdOf(ENTITY, id)) fail('NotFound', 'There is no such record.');
  const isTheirs = ctx.stash.isAllowed === true || mayChange(ENTITY, grants, who, id);
  if (!isTheirs) fail('NotFound', 'There is no such record.');
  const fixed = [
    ...(ENTITY.id === 'ulid' || ENTITY.id === 'single' ? [] : ENTITY.id),
    ENTITY.parent,
    'owner',
    'owners',
    ...(ENTITY.author ? [ENTITY.author.sub, ENTITY.author.name] : []),
  ];
  const still = { ...asked, ...authorCondition(ENTITY, who), pk: { attributeExists: true } };
  const condition = withRules(still, ENTITY.rules, values);
  return updateRecord(ENTITY, id, toUpdate({ ...values, ...(ctx.stash.named ?? {}) }, fixed), condition);
}

export function response(ctx: Context<Args>) {
  if (isOthersRecord(ctx, ENTITY)) fail('NotFound', 'There is no such record.');
  if (ctx.error && ctx.result) checkRules(ENTITY.rules, ctx.args.input, ctx.result as Item);
  return updatedOrFail(ctx);
}
