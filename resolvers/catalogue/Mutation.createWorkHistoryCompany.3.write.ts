import type { Context } from '@aws-appsync/utils';
import { put } from '@aws-appsync/utils/dynamodb';
import { WorkHistoryCompany } from '../../model/entities/WorkHistoryCompany';
import { keyOf } from '../../model/ids';
import { type Item, resultOrFail } from '../lib/resolver';
import { existingOrConflict } from '../lib/write/conflict';
import { stamp } from '../lib/write/record';

interface Args {
  input: { name: string; clientToken?: string | null };
}

/** Adds a company name; its normalized form is the id, which makes it unique. Who added it is not stored. */
export function request(ctx: Context<Args>) {
  const { name, clientToken } = ctx.args.input;
  const { id } = ctx.stash;
  const made = { __typename: 'WorkHistoryCompany', id, createdBy: '', createToken: clientToken };
  const item = stamp({ name: name.trim() }, made);
  ctx.stash.record = item;
  return put({
    key: keyOf(WorkHistoryCompany, id),
    item,
    condition: { pk: { attributeExists: false } },
  });
}

export function response(ctx: Context<Args>) {
  const isThere = ctx.error?.type === 'DynamoDB:ConditionalCheckFailedException';
  return isThere ? existingOrConflict(ctx.result as Item, ctx.stash.record) : resultOrFail<Item>(ctx);
}
