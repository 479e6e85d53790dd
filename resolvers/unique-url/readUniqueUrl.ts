import type { Context } from '@aws-appsync/utils';
import type { Caller } from '../../model/access';
import { isIdOf } from '../../model/ids';
import { authorizeAndValidate, fail, getLatestRecord, type StoredRow, resultOrFail } from '../lib/resolver';
import { checkPicture } from '../lib/input/checkPicture';
import { dynamoCondition } from '../lib/write/record';
import { checkUniqueUrlInput, uniqueUrlEntity } from './lib/uniqueUrl';
import { step } from '../lib/operation';

interface Args {
  input: StoredRow & { id: string };
  condition?: StoredRow | null;
}

export const readUniqueUrl = step('Catalog', {
  /**
   * Reads the stored public page or category of professionals. Its current URL is needed, because the URL's
   * reservation may have to be deleted.
   */
  request(ctx: Context<Args>) {
    ctx.stash.who = authorizeAndValidate(ctx);
    const { id } = ctx.args.input;
    checkUniqueUrlInput(ctx.args.input);
    ctx.stash.asked = dynamoCondition(ctx.args.condition);
    if (!isIdOf(uniqueUrlEntity(), id)) fail('NotFound', 'There is no such record.');
    ctx.stash.id = id;
    return getLatestRecord(uniqueUrlEntity(), id);
  },

  response(ctx: Context<Args>): StoredRow {
    const stored = resultOrFail<StoredRow | null>(ctx) ?? fail('NotFound', 'There is no such record.');
    checkPicture('coverImage', ctx.args.input, stored, ctx.stash.who as Caller);
    return stored;
  },
});
