import type { Context } from '@aws-appsync/utils';
import { put } from '@aws-appsync/utils/dynamodb';
import { Export } from '../../model/entities/Export';
import { addressOf } from '../../model/ids';
import { answered } from '../lib/answered';
import { authorize } from '../lib/authorize';
import { clientTokenSegment } from '../lib/clientTokenSegment';
import type { Item } from '../lib/Item';
import { settledBy } from '../lib/settledBy';
import { newExport } from './lib/newExport';

interface Args {
  input?: { clientToken?: string | null } | null;
}

/** The row of an export of everything that the API keeps of the caller. */
export function request(ctx: Context<Args>) {
  const who = authorize(ctx, ['signedIn']);
  const clientToken = ctx.args.input?.clientToken;
  const made = newExport('OWN_DATA', who.sub, clientTokenSegment(clientToken));
  const item: Item = clientToken ? { ...made, createToken: clientToken } : made;
  ctx.stash.record = item;
  const condition = { pk: { attributeExists: false } };
  return put({ key: addressOf(Export, `${item.id}`), item, condition });
}

/** A repeat finds its first row, and starts the work again only where it was never begun. */
export function response(ctx: Context<Args>) {
  const isThere = ctx.error?.type === 'DynamoDB:ConditionalCheckFailedException';
  return isThere ? settledBy(ctx.result as Item, ctx.stash.record as Item) : answered<Item>(ctx);
}
