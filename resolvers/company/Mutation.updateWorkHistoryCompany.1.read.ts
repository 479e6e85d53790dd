import type { Context } from '@aws-appsync/utils';
import { get } from '@aws-appsync/utils/dynamodb';
import { WorkHistoryCompany } from '../../model/entities/WorkHistoryCompany';
import { addressOf, isIdOf } from '../../model/ids';
import { answered } from '../lib/answered';
import { authorize } from '../lib/authorize';
import { conditionOf } from '../lib/conditionOf';
import { fail } from '../lib/fail';
import type { Item } from '../lib/Item';
import { checkName } from './lib/checkName';

interface Args {
  input: { id: string; name?: string | null };
  condition?: Item | null;
}

/** Reads the current entry; a new name means a new id. */
export function request(ctx: Context<Args>) {
  authorize(ctx);
  const { id, name } = ctx.args.input;
  ctx.stash.asked = conditionOf(ctx.args.condition);
  ctx.stash.id = name ? checkName(name) : id;
  if (name === '') checkName(name);
  if (!isIdOf(WorkHistoryCompany, id)) fail('NotFound', 'There is no such record.');
  return get({ key: addressOf(WorkHistoryCompany, id), consistentRead: true });
}

export function response(ctx: Context<Args>): Item {
  return answered<Item | null>(ctx) ?? fail('NotFound', 'There is no such record.');
}
