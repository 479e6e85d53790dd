import type { Context } from '@aws-appsync/utils';
import { EmployeeBenefit } from '../../model/entities/EmployeeBenefit';
import type { Item } from '../lib/resolver';
import { createdOrFail, putIfAbsent, stamp } from '../lib/write/record';
import { benefitListKey, projectBenefit } from './lib/benefit';

interface Args {
  input: Item & { clientToken?: string | null };
}

/** Stores a new benefit. It is a draft, unless the input sets `isDraft` to false. */
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
  return putIfAbsent(EmployeeBenefit, item);
}

export function response(ctx: Context<Args>) {
  const benefit = createdOrFail(ctx);
  return projectBenefit(benefit, ctx.stash.who.isAdmin ? 'admin' : 'client');
}
