import type { Context } from '@aws-appsync/utils';
import { WorkHistoryCompany } from '../../model/entities/WorkHistoryCompany';
import { isIdOf } from '../../model/ids';
import { authorizeAndValidate, fail, getLatestRecord, type Item, resultOrFail } from '../lib/resolver';
import { dynamoCondition } from '../lib/write/record';
import { checkCompanyName } from './lib/checkCompanyName';

interface Args {
  input: { id: string; name?: string | null };
  condition?: Item | null;
}

/** Reads the company name that an administrator wants to change, and computes the id for the new name. */
export function request(ctx: Context<Args>) {
  authorizeAndValidate(ctx);
  const { id, name } = ctx.args.input;
  ctx.stash.asked = dynamoCondition(ctx.args.condition);
  ctx.stash.id = name ? checkCompanyName(name) : id;
  if (name === '') checkCompanyName(name);
  if (!isIdOf(WorkHistoryCompany, id)) fail('NotFound', 'There is no such record.');
  return getLatestRecord(WorkHistoryCompany, id);
}

export function response(ctx: Context<Args>): Item {
  return resultOrFail<Item | null>(ctx) ?? fail('NotFound', 'There is no such record.');
}
