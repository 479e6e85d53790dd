import type { Context } from '@aws-appsync/utils';
import { put } from '@aws-appsync/utils/dynamodb';
import { EmployeeBenefit } from '../../model/entities/EmployeeBenefit';
import { keyOf } from '../../model/ids';
import { type Item, resultOrFail } from '../lib/resolver';
import { existingOrConflict } from '../lib/write/conflict';
import { stamp } from '../lib/write/record';
import { benefitListKey, projectBenefit } from './lib/benefit';

interface Args {
  input: Item & { clientToken?: string | null };
}

/** A benefit is a draft unless it says otherwise. */
export function request(ctx: Context<Args>) {
  const { clientToken, ...input } = ctx.args.input;
  const id = `${ctx.stash.id}`;
  const values: Item = { ...input, ...ctx.prev.result.names, isDraft: input.isDraft !== false };
  const made = {
    __typename: 'EmployeeBenefit',
    id,
    createdBy: `${ctx.stash.who.sub}`,
    createToken: clientToken,
  };
  const list = { type: 'EmployeeBenefit', listKey: benefitListKey(values), usedCount: 0 };
  const item: Item = { ...stamp(values, made), ...list };
  ctx.stash.record = item;
  return put({ key: keyOf(EmployeeBenefit, id), item, condition: { pk: { attributeExists: false } } });
}

export function response(ctx: Context<Args>) {
  const isThere = ctx.error?.type === 'DynamoDB:ConditionalCheckFailedException';
  const benefit = isThere
    ? existingOrConflict(ctx.result as Item, ctx.stash.record)
    : resultOrFail<Item>(ctx);
  return projectBenefit(benefit, ctx.stash.who.isAdmin ? 'admin' : 'client');
}
