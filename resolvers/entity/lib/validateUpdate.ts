import type { Context } from '@aws-appsync/utils';
import { isIdOf, partitionOf } from '../../../model/ids';
import type { StoredRow } from '../../generated/types';
import {
  assertWritableFields,
  authorCondition,
  giverAttribute,
  mayChange,
  withoutRight,
} from '../../lib/access/ownership';
import { ENTITY } from '../../lib/bundleConstants';
import { checkLimits } from '../../lib/input/checks';
import { checkRules, withRules } from '../../lib/input/rules';
import { authorizeAndValidate, fail } from '../../lib/resolver';
import { dynamoCondition } from '../../lib/write/conditions';
import { toUpdate } from '../../lib/write/record';

/** The arguments of a generic update. */
export interface UpdateArgs {
  input: StoredRow & { id: string };
  condition?: StoredRow | null;
}

/**
 * Checks that the caller may make a generic update, and that its input is valid. Returns the record's id, the
 * changes in DynamoDB's form, and the condition of the write.
 */
export function validateUpdate(ctx: Context<UpdateArgs>): {
  id: string;
  fields: StoredRow;
  condition: StoredRow;
} {
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
  return {
    id,
    fields: toUpdate(
      { ...values, ...(ctx.stash.named ?? {}), ...giverAttribute(ENTITY, values, who) },
      fixed,
    ),
    condition: withRules(withoutRight(still, ENTITY, who), ENTITY.rules, values),
  };
}
