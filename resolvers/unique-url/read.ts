import type { Context } from '@aws-appsync/utils';
import { get } from '@aws-appsync/utils/dynamodb';
import { isIdOf, keyOf } from '../../model/ids';
import { fail, type Item, resultOrFail } from '../lib/resolver';
import { authorizeAndValidate } from '../lib/access/authorizeAndValidate';
import { dynamoCondition } from '../lib/write/condition';
import { checkUniqueUrlInput } from './lib/uniqueUrl';
import { uniqueUrlEntity } from './lib/uniqueUrlEntity';

/** The record as it is, since the url that it has now must be set free. */
export function request(ctx: Context<{ input: Item & { id: string }; condition?: Item | null }>) {
  authorizeAndValidate(ctx);
  const { id } = ctx.args.input;
  checkUniqueUrlInput(ctx.args.input);
  ctx.stash.asked = dynamoCondition(ctx.args.condition);
  if (!isIdOf(uniqueUrlEntity, id)) fail('NotFound', 'There is no such record.');
  ctx.stash.id = id;
  return get({ key: keyOf(uniqueUrlEntity, id), consistentRead: true });
}

export function response(ctx: Context): Item {
  return resultOrFail<Item | null>(ctx) ?? fail('NotFound', 'There is no such record.');
}
