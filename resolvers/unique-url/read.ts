import type { Context } from '@aws-appsync/utils';
import { isIdOf } from '../../model/ids';
import { authorizeAndValidate, fail, getLatestRecord, type Item, resultOrFail } from '../lib/resolver';
import { dynamoCondition } from '../lib/write/record';
import { checkUniqueUrlInput, uniqueUrlEntity } from './lib/uniqueUrl';

/**
 * Reads the stored public page or category of professionals. Its current URL is needed, because the URL's
 * reservation may have to be deleted.
 */
export function request(ctx: Context<{ input: Item & { id: string }; condition?: Item | null }>) {
  authorizeAndValidate(ctx);
  const { id } = ctx.args.input;
  checkUniqueUrlInput(ctx.args.input);
  ctx.stash.asked = dynamoCondition(ctx.args.condition);
  if (!isIdOf(uniqueUrlEntity(), id)) fail('NotFound', 'There is no such record.');
  ctx.stash.id = id;
  return getLatestRecord(uniqueUrlEntity(), id);
}

export function response(ctx: Context): Item {
  return resultOrFail<Item | null>(ctx) ?? fail('NotFound', 'There is no such record.');
}
