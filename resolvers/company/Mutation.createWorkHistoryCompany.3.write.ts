import type { Context } from '@aws-appsync/utils';
import { put } from '@aws-appsync/utils/dynamodb';
import { WorkHistoryCompany } from '../../model/entities/WorkHistoryCompany';
import { addressOf } from '../../model/ids';
import { answered } from '../lib/answered';
import type { Item } from '../lib/Item';
import { settledBy } from '../lib/settledBy';
import { stamp } from '../lib/stamp';

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
    key: addressOf(WorkHistoryCompany, id),
    item,
    condition: { pk: { attributeExists: false } },
  });
}

export function response(ctx: Context<Args>) {
  const isThere = ctx.error?.type === 'DynamoDB:ConditionalCheckFailedException';
  return isThere ? settledBy(ctx.result as Item, ctx.stash.record) : answered<Item>(ctx);
}
